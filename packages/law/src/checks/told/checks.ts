import type { DocumentCheck } from '../check.ts'
import { contractCheck } from '../reading/check-of.ts'
import { mutualInName } from './mutual-in-name.ts'

const risk = { category: 'Risk', insight: 'risk' } as const
const oneSided = { category: 'One-sided terms', insight: 'risk' } as const

/** Checks whose places are told by families of words alone. */
export const toldChecks: readonly DocumentCheck[] = [
  contractCheck({
    ...risk,
    id: 'risk.insecurity',
    title: 'A default because the creditor feels insecure',
    severity: 'high',
    why: 'The whole debt can fall due although every payment was made, on a belief that the creditor alone forms.',
    advice: 'Strike it, or ask for facts that both can test, good faith, and written notice with time to answer.',
  }),
  contractCheck({
    ...risk,
    id: 'risk.sum-for-breach',
    title: 'A sum or everything is owed for any breach, whatever the harm',
    severity: 'high',
    insight: 'compliance',
    why: 'A sum that is the same for a slip and for a grave breach estimates no loss, and courts commonly refuse to enforce a penalty.',
    advice: 'Replace it by the loss that is proved, or by a reasonable estimate for a named breach, with a cap.',
  }),
  contractCheck({
    ...risk,
    id: 'risk.residuals',
    title: 'What is remembered may be used freely',
    severity: 'medium',
    why: 'Secrets that somebody keeps in mind are as good as given away, and nobody can prove what was remembered.',
    advice: 'Strike it, or except source code, designs, trade secrets and what was memorized on purpose.',
  }),
  contractCheck({
    ...oneSided,
    id: 'one-sided.non-disparagement',
    kinds: ['settlement', 'employment-agreement', 'contract'],
    title: 'Only one side must not disparage',
    severity: 'medium',
    why: 'One side stays silent while the other may say of it what it likes.',
    advice:
      'Ask for the same promise in return, and except truthful testimony, reports to agencies and protected speech.',
  }),
  contractCheck({
    ...oneSided,
    id: 'one-sided.decides-alone',
    title: 'One side alone decides what is owed or good enough',
    severity: 'medium',
    why: 'What is paid, accepted or found is whatever the other side says, and nobody else may look at it.',
    advice: 'State a measure that both can test, a right to see what it rests on, and who decides a dispute.',
  }),
  contractCheck({
    ...oneSided,
    id: 'one-sided.unlimited-liability',
    title: 'One side’s liability has no limit',
    severity: 'high',
    why: 'A single claim may cost more than the contract, and than the business, is worth.',
    advice: 'Ask for a cap, the same for both sides, with the same exceptions.',
  }),
  mutualInName,
]

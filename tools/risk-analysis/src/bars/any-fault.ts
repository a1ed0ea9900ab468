import { anchorOf, type Jurisdiction, type Span } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { faultRules } from './fault.ts'
import type { FoundBar } from './read-bars.ts'

/** Claims in which the rule of negligence is not the rule, or has its answer. */
const notNegligence =
  /\b(?:strict liability|product liability|wanton\w*|intentional\w*|assault|battery|FELA|dram shop)\b/i

/**
 * Where any fault of one's own ends a claim in negligence and such a fault is told: whether a jury finds it, and that it was a cause,
 * is open, so that it is asked about.
 * @param faults where the fault of whoever was hurt is told
 */
export function anyFaultBar(
  text: string,
  type: CaseType,
  jurisdiction: Jurisdiction | null,
  faults: readonly Span[],
): Omit<FoundBar, 'ends'> | null {
  const rule = faultRules[jurisdiction?.code ?? '']
  if (type !== 'personal-injury' || rule?.over !== 0 || !rule.read || faults.length === 0) return null
  const isOther = notNegligence.test(text.replace(/\b(?:no|not|without|never) (?:\w+ ){0,2}\w+/gi, ' '))
  return {
    id: 'comparative',
    title: 'Fault of the injured person may bar the claim',
    holds: false,
    rule: `${jurisdiction?.name}: a claimant with any fault that helped to cause the harm recovers nothing in negligence: ${rule.source}. Whether there was such a fault is for the jury, so it does not cap the index.`,
    lift: [
      'Will the fact finder hold that it was negligent, and that it was a cause of the harm?',
      'Could whoever is sued still have avoided it after seeing the danger (last clear chance)?',
      ...(isOther ? ['Which of the claims are not in negligence, so that the rule does not reach them?'] : []),
    ],
    anchors: faults.map((span) => anchorOf({ text }, span)),
  }
}

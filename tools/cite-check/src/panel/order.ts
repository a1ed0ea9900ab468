import type { CheckedCitation } from '../output.ts'

/** The parts of a checked citation that say how much it needs a look. */
type Judged = Pick<CheckedCitation, 'status' | 'treatment' | 'later' | 'support' | 'signal'>

/** Whether the authority seems to say the opposite, be it in the opinion of a model, and the citation does not say so. */
const isOpposed = ({ support, signal }: Judged): boolean =>
  (support?.outcome === 'contradicted' || support?.opinion?.says === 'contradicts') && signal?.meaning !== 'contrary'

/** Whether a citation is right, its authority good law or said not to be, and nothing against it or what it is cited for. */
export const isGood = (one: Judged): boolean =>
  one.status === 'verified' &&
  (!one.treatment || one.treatment.isSaid === true) &&
  !one.later?.proposed &&
  !isOpposed(one)

/** How grave what was found is: 0 is the worst. */
function rankOf(one: Judged): number {
  const flag = one.treatment && !one.treatment.isSaid ? one.treatment.flag : undefined
  if (flag === 'red') return 0
  if (one.status === 'mismatch') return 1
  if (isOpposed(one)) return 2
  if (one.status === 'not-found') return 3
  if (flag === 'amber' || one.later?.proposed) return 4
  if (one.status === 'ambiguous') return 5
  return one.status === 'unchecked' ? 6 : 7
}

/** The gravest first; those of one gravity in the order of the text. */
export const worstFirst = <T extends Judged>(citations: readonly T[]): T[] =>
  citations.toSorted((one, other) => rankOf(one) - rankOf(other))

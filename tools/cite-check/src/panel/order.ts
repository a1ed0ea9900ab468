import { lookOf, worstFirst as looksWorstFirst } from '@casewright/core/client'
import type { CheckedCitation } from '../output.ts'

/** The parts of a checked citation that say how much it needs a look. */
type Judged = Pick<CheckedCitation, 'status' | 'treatment' | 'later' | 'support' | 'signal' | 'editorsNotes'>

/** Whether the authority seems to say the opposite, be it in the opinion of a model, and the citation does not say so. */
const isOpposed = ({ support, signal }: Judged): boolean =>
  (support?.outcome === 'contradicted' || support?.opinion?.says === 'contradicts') && signal?.meaning !== 'contrary'

/** Whether its writers left a note beside it that asks for something: '[sic]' asks for nothing. */
const isNoted = ({ editorsNotes = [] }: Judged): boolean => editorsNotes.some((note) => !/^sic$/i.test(note))

/**
 * Whether a citation is right, its authority good law or said not to be, and nothing against it or what it is cited for,
 * nor a note of its writers left beside it.
 */
export const isGood = (one: Judged): boolean =>
  one.status === 'verified' &&
  !isNoted(one) &&
  (!one.treatment || one.treatment.isSaid === true) &&
  !one.later?.proposed &&
  !isOpposed(one)

/**
 * How grave what was found is: 0 is the worst. As citations are counted everywhere; what is opposed comes before what is
 * in doubt, and what the document says itself of an authority is no alarm.
 */
function rankOf(one: Judged): number {
  const { status, treatment, later } = one
  const look = lookOf({ status, treatment: treatment?.isSaid ? undefined : treatment })
  const doubted = looksWorstFirst.indexOf('amber')
  return Math.min(
    looksWorstFirst.indexOf(look),
    ...(isOpposed(one) ? [doubted - 0.5] : []),
    ...(later?.proposed ? [doubted] : []),
  )
}

/** The gravest first; those of one gravity in the order of the text. */
export const worstFirst = <T extends Judged>(citations: readonly T[]): T[] =>
  citations.toSorted((one, other) => rankOf(one) - rankOf(other))

import type { Reach } from '@casewright/law'
import type { FarTerm } from '../output.ts'

/** How far words reach, in the order in which they are shown. */
export const reaches = [
  'everything',
  'defined-widely',
  'only-remedy',
  'final',
  'taken-as-agreed',
  'runs-on',
  'due-at-once',
  'price-moves',
  'passes',
  'taken-from-payments',
  'other-dealings',
  'no-end',
] as const satisfies readonly Reach[]

export const reachTitles: Readonly<Record<Reach, string>> = {
  everything: 'Whatever the cause or kind',
  'defined-widely': 'Defined widely',
  'only-remedy': 'The only remedy, or a condition of payment',
  final: 'Final',
  'taken-as-agreed': 'Taken as agreed',
  'runs-on': 'Runs on by itself',
  'due-at-once': 'Due at once or for the whole term',
  'price-moves': 'A price that moves',
  passes: 'Becomes another’s, or is not returned',
  'taken-from-payments': 'Taken out of payments',
  'other-dealings': 'Reaches other dealings',
  'no-end': 'Without an end',
}

export const aboutFar =
  'Sentences whose own words set no bounds, whomever they fall on. It is no finding: many are usual, and another sentence may limit them. Ask of each on whom it falls and what would bound it.'

/** The terms by how they reach, each group in the order of the text. */
export const reachesIn = (terms: readonly FarTerm[]): { reach: Reach; terms: FarTerm[] }[] =>
  reaches.flatMap((reach) => {
    const own = terms.filter((term) => term.reach === reach)
    return own.length > 0 ? [{ reach, terms: own }] : []
  })

import type { Verdict } from './judge/judge.ts'
import type { Outcome } from './measure.ts'

/** How an answer with a model compares with the one without, for the same question. */
export type Compared = 'better' | 'worse' | 'same'

/**
 * Written before any real model was asked. Worse: it failed, or says what is not so, or is wrong where the other was
 * right, or shows fewer of the expected authorities, or the first of them later. Better: the opposite, or statements
 * that are held where nothing was said in words before. What makes it worse counts before what makes it better.
 */
export function compare(without: Outcome, withModel: Outcome): Compared {
  const [before, after] = [without.verdict, withModel.verdict]
  if (!before || !after) return before === after ? 'same' : after ? 'better' : 'worse'
  if (isFalse(after) || isWorse(before, after)) return 'worse'
  return isWorse(after, before) || after.held > before.held ? 'better' : 'same'
}

const isFalse = ({ altered, invented, retiredUnsaid }: Verdict): boolean =>
  altered.length + invented.length + retiredUnsaid.length > 0

/** Whether the second is worse than the first. */
const isWorse = (one: Verdict, other: Verdict): boolean =>
  (one.right === true && other.right === false) ||
  other.shown < one.shown ||
  (one.rank !== null && other.rank !== null && other.rank > one.rank)

/** The pairs of one tool as a row for each outcome. */
export function pairsTable(without: readonly Outcome[], withModel: readonly Outcome[]): string {
  const all = withModel.map((one, at) => compare(without[at] as Outcome, one))
  const count = (of: Compared) => all.filter((one) => one === of).length
  return [
    '| with the model, compared with evidence alone | questions |',
    '| --- | ---: |',
    ...(['better', 'same', 'worse'] as const).map((of) => `| ${of} | ${count(of)} of ${all.length} |`),
  ].join('\n')
}

/**
 * How findings of a check were judged in papers that other people wrote and used: how many were right, how many wrong.
 * Counted are the places where nothing of what was wrong has been set right since; a check that was set right starts again.
 */
const judged: Readonly<Record<string, readonly [right: number, wrong: number]>> = {
  'consistency.at-will-and-notice': [0, 1],
  'consistency.date-twice': [0, 3],
  'consistency.period-twice': [0, 3],
  'consistency.reference-subject': [0, 9],
  'consistency.roles-swapped': [0, 1],
  'definition.elsewhere': [0, 2],
  'definition.twice': [2, 8],
  'reference.substance': [0, 3],
  'risk.no-damages-for-delay': [0, 1],
  'risk.waiver-of-defenses': [1, 3],
}
/** Share of findings that must have been right. */
const least = 0.9

/** Whether findings of a check may weigh: in found papers they were right, or nobody has judged any. */
export const hasRecord = (id: string): boolean => {
  const [right, wrong] = judged[id] ?? [0, 0]
  return right + wrong === 0 || right >= least * (right + wrong)
}

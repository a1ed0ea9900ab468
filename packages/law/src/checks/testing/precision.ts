import type { JudgedPlace } from './judged-places.ts'

/** How many of the judged places of a check are right. */
export interface Precision {
  check: string
  right: number
  judged: number
}

/** For every check that found something in the documents: the least precise first. */
export const precisionOf = (places: readonly JudgedPlace[]): Precision[] => {
  const found = Map.groupBy(
    places.filter(({ verdict }) => verdict !== undefined),
    ({ check }) => check,
  )
  return [...found]
    .map(([check, of]) => ({ check, right: of.filter(({ verdict }) => verdict?.right).length, judged: of.length }))
    .sort((one, other) => one.right / one.judged - other.right / other.judged || (one.check < other.check ? -1 : 1))
}

export const total = (rows: readonly Precision[]): Precision => ({
  check: 'All',
  right: rows.reduce((sum, { right }) => sum + right, 0),
  judged: rows.reduce((sum, { judged }) => sum + judged, 0),
})

/** The table of the README. */
export const precisionTable = (rows: readonly Precision[]): string =>
  [
    '| Check | Right | Judged | Precision |',
    '| --- | ---: | ---: | ---: |',
    ...[...rows, total(rows)].map(
      ({ check, right, judged }) => `| ${check} | ${right} | ${judged} | ${Math.round((100 * right) / judged)}% |`,
    ),
  ].join('\n')

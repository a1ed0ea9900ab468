/** The sections of each article, and the clauses of those that have several, by the text of the Constitution. */
const articles: readonly (readonly number[])[] = [
  [1, 5, 7, 2, 4, 2, 3, 18, 8, 3],
  [8, 3, 1, 1],
  [1, 3, 2],
  [1, 3, 2, 1],
  [],
  [],
  [],
]

/** The numbered sections of the amendments that have some. */
const amendments: Readonly<Record<number, number>> = {
  13: 2,
  14: 5,
  15: 2,
  18: 3,
  20: 6,
  21: 3,
  22: 2,
  23: 2,
  24: 2,
  25: 4,
  26: 2,
}

/** How a scanner reads 'III': as 'Ill', which would be ninety-nine. */
const misreadThree = 99

/**
 * What the Constitution has in place of an article, amendment, section or clause past its last, as a sentence. Undefined: it may be
 * there.
 * @param provision the parts of its key: 'amend', '14', '1'
 */
export function pastConstitution([kind, number = '', section, clause]: readonly string[]): string | undefined {
  const isAmendment = kind === 'amend'
  if (!/^\d+$/.test(number) || (!isAmendment && kind !== 'art') || Number(number) === misreadThree) return undefined
  const [last, has] = isAmendment ? [27, 'twenty-seven amendments'] : [7, 'seven articles']
  if (Number(number) > last) return `The Constitution has ${has}.`
  if (section === undefined || !/^\d+$/.test(section)) return undefined
  const sections = isAmendment ? amendments[Number(number)] : articles[Number(number) - 1]?.length
  const place = isAmendment ? `Amendment ${number}` : `Article ${number}`
  // Where there are none, a clause is counted from the whole: 'art. VI, cl. 2'.
  if (!sections) return undefined
  if (Number(section) > sections) return `${place} has ${sections} ${sections === 1 ? 'section' : 'sections'}.`
  if (isAmendment || clause === undefined || !/^\d+$/.test(clause)) return undefined
  const clauses = articles[Number(number) - 1]?.[Number(section) - 1] ?? 0
  if (Number(clause) <= clauses) return undefined
  return `Section ${section} of ${place} has ${clauses} ${clauses === 1 ? 'clause' : 'clauses'}.`
}

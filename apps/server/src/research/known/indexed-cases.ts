import type { Authority } from '@casewright/core'
import { courtOf, sameAuthority } from '@casewright/law'
import type { CaseIndexAnswer } from '@casewright/library'

type IndexedCase = CaseIndexAnswer['cases'][number]

export const caseIndex = 'case-index'

/** A case of the index as an authority without a text. */
export function authorityOfIndex(one: IndexedCase): Authority {
  const [citation = '', ...parallel] = one.citations
  const court = courtOf(one.court)?.id
  const pages = [one.firstPage, one.lastPage].map(Number)
  const [first = Number.NaN, last = Number.NaN] = pages
  return {
    id: `${caseIndex}:${citation}`,
    kind: 'case',
    title: one.name,
    citation,
    ...(parallel.length > 0 && { parallel }),
    ...(court && { court }),
    date: one.date,
    source: caseIndex,
    ...(first <= last && { pages: { first, last } }),
  }
}

/** Authorities that somebody has, with what they lack from the index; then the cases that the index alone has. */
export function withIndexed(held: readonly Authority[], answer: CaseIndexAnswer | undefined): Authority[] {
  const indexed = (answer?.cases ?? []).map(authorityOfIndex)
  const completed = held.map((one): Authority => {
    const same = one.kind === 'case' && indexed.find((other) => sameAuthority(one, other))
    if (!same) return one
    const { court, date, pages } = same
    return {
      ...one,
      ...(!one.court && court && { court }),
      ...(!one.date && date && { date }),
      // Counted in the reporter by which the index has the case.
      ...(pages && one.citation === same.citation && { pages }),
    }
  })
  return [...completed, ...indexed.filter((one) => !held.some((other) => sameAuthority(other, one)))]
}

/** What the index says of a page on which no case begins. */
export function notesOfIndex(normalized: string, { cases, inside }: CaseIndexAnswer): string[] {
  if (cases.length > 0) return []
  if (!inside) return [`The case index has this volume, and no case in it begins at ${normalized}.`]
  const { name, citations, firstPage, lastPage } = inside
  return [
    `In the case index no case begins at ${normalized}: that page is inside ${name}, ${citations[0]}, which has pages ${firstPage} to ${lastPage}.`,
  ]
}

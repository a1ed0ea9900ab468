import type { Authority, CitationCheck } from '@casewright/core'
import { citationKeys, compareName, hasCitation, type NameComparison, sameCourt } from '@casewright/law'
import type { Answers } from './answers.ts'
import type { Written } from './written.ts'

type Difference = NonNullable<CitationCheck['differences']>[number]

export interface Compared {
  differences: Difference[]
  /** What was written and could not be compared, since the source does not tell it. */
  notCompared: string[]
}

/** The name as it is written whole; where it stands in a sentence, what was read as a name agrees as well. */
function comparedName({ names }: Written, { title }: Authority): NameComparison {
  const all = names.map((name) => compareName(name, title))
  return all.length === 0 || all.includes('same') ? 'same' : all.includes('untold') ? 'untold' : 'different'
}

/** Compares what was written with an authority that has the citation. */
export function compare(
  written: Written,
  authority: Authority,
  courtName: (id: string) => string,
  next?: Answers['next'],
): Compared {
  const differences: Difference[] = []
  const notCompared: string[] = [...written.unread]
  const differ = (field: string, was: string, is: string) => differences.push({ field, written: was, found: is })

  const name = comparedName(written, authority)
  if (name === 'different') differ('name', written.names[0] ?? '', authority.title)
  if (name === 'untold') notCompared.push('name')
  // The year of a code is that of its edition: it says nothing of the section.
  if (written.year !== undefined && authority.kind === 'case') {
    const year = Number(authority.date?.slice(0, 4))
    if (!year) notCompared.push('year')
    else if (year !== written.year) differ('year', String(written.year), String(year))
    else if (written.day && authority.date?.length !== 10) notCompared.push('date')
    else if (written.day && authority.date !== written.day) differ('date', written.day, authority.date ?? '')
  }
  if (written.court && authority.kind === 'case') {
    if (!authority.court) notCompared.push('court')
    else if (!sameCourt(written.court, authority.court))
      differ('court', written.courtWritten ?? courtName(written.court), courtName(authority.court))
  }
  // '§ 99' of an amendment that has five is a place of its own, and no record has it.
  if (authority.kind !== 'case' && !written.cites.every(({ key }) => hasCitation(authority, key)))
    notCompared.push('section')
  if (written.pin !== undefined && written.page !== undefined && written.pin < written.page)
    differ('pin cite', String(written.pin), `begins at ${written.page}`)
  else if (isPastEnd(written, authority))
    differ('pin cite', String(written.pin), `pages ${authority.pages?.first} to ${authority.pages?.last}`)
  else if (next && written.pin !== undefined && written.pin > next.page)
    differ('pin cite', String(written.pin), `${next.titles[0]} begins on page ${next.page}`)
  return { differences, notCompared }
}

/** Whether the pin cite is past the last page, of the reporter in which both count. */
function isPastEnd({ pin, page, cites }: Written, { pages, citation }: Authority): boolean {
  if (pin === undefined || !pages || page !== pages.first || !cites[0]) return false
  return pin > pages.last && citationKeys(citation).includes(cites[0].key)
}

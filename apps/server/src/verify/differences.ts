import type { Authority, CitationCheck } from '@casewright/core'
import { hasCitation, sameCase, sameCourt } from '@casewright/law'
import type { Written } from './written.ts'

type Difference = NonNullable<CitationCheck['differences']>[number]

export interface Compared {
  differences: Difference[]
  /** What was written and could not be compared, since the source does not tell it. */
  notCompared: string[]
}

/** Compares what was written with an authority that has the citation. */
export function compare(written: Written, authority: Authority, courtName: (id: string) => string): Compared {
  const differences: Difference[] = []
  const notCompared: string[] = [...written.unread]
  const differ = (field: string, was: string, is: string) => differences.push({ field, written: was, found: is })

  const [name] = written.names
  if (name && !written.names.some((one) => sameCase(one, authority.title))) differ('name', name, authority.title)
  // The year of a code is that of its edition: it says nothing of the section.
  if (written.year !== undefined && authority.kind === 'case') {
    const year = Number(authority.date?.slice(0, 4))
    if (!year) notCompared.push('year')
    else if (year !== written.year) differ('year', String(written.year), String(year))
    else if (written.day && authority.date?.length === 10 && authority.date !== written.day)
      differ('date', written.day, authority.date)
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
  return { differences, notCompared }
}

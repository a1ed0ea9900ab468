import { type CitationCheck, cautionOf } from '@casewright/core'
import { courtOf } from '@casewright/law'
import type { Passage, Reference } from '../output.ts'
import { fullCitation, namedCitation } from './full-citation.ts'
import { type Read, readingAddress } from './passages.ts'

const isOutside = (url: string | undefined) => url !== undefined && /^https?:\/\//i.test(url)

/** An authority as a reference of the answer, with the first of its passages as the summary where no editor wrote one. */
export function referenceOf({ found, id, text }: Read, passage: Passage | undefined, check: CitationCheck): Reference {
  const { title, kind, court, jurisdiction, date, source, url, holding } = found
  const caution = cautionOf(found)
  // At the passage, else at the source, else what the library knows of it.
  const outside = isOutside(url) ? url : undefined
  const href =
    passage?.href ?? (text !== null ? readingAddress(id) : (outside ?? (isUuid(id) ? readingAddress(id) : undefined)))
  return {
    title,
    citation: fullCitation(found),
    summary: holding ?? passage?.words ?? 'Neither a summary nor the text is available.',
    summaryOf: holding ? 'editors' : (passage?.of ?? null),
    ...(caution && { caution }),
    id,
    kind,
    ...(court && { court: courtOf(court)?.name ?? court }),
    ...(jurisdiction && { jurisdiction }),
    ...(date && { date }),
    source,
    ...(href && { href }),
    check,
  }
}

export const citationOf = ({ found }: Read): string => namedCitation(found)

const isUuid = (id: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(id)

import { z } from 'zod'
import { askJson, askText } from '../../external/ask.ts'
import type { OutsideCall } from '../../external/call.ts'
import type { Looked } from '../source.ts'
import { readSection } from './section.ts'

const titles = z.object({
  titles: z.array(
    z.object({ number: z.number(), up_to_date_as_of: z.string().nullish(), reserved: z.boolean().nullish() }),
  ),
})

/** Where a citation of the Code of Federal Regulations points. */
export interface Place {
  title: string
  part: string
  section?: string
}

/** '29 C.F.R. § 1604.11(a)' and '29 C.F.R. pt. 1604'; a subsection is part of its section. */
export function placeOf(citation: string): Place | null {
  const [, title, section] = /^(\d{1,2}) C\.F\.R\. §+ ?(\d+[a-z]?\.[\w-]+)/i.exec(citation) ?? []
  if (title && section) return { title, section, part: section.split('.')[0] as string }
  const [, partTitle, part] = /^(\d{1,2}) C\.F\.R\. (?:pt\.|part) ?(\d+[a-z]?)/i.exec(citation) ?? []
  return partTitle && part ? { title: partTitle, part } : null
}

/** The day up to which a title is current, ISO 8601. */
export type CurrentDate = (title: string, call: OutsideCall) => Promise<string | null>

/** The regulation as it stands. Null: there is none. */
export async function fetchPlace(place: Place, call: OutsideCall, base: URL, dateOf: CurrentDate) {
  const date = await dateOf(place.title, call)
  if (!date) return null
  const url = new URL(`/api/versioner/v1/full/${date}/title-${place.title}.xml`, base)
  url.searchParams.set('part', place.part)
  if (place.section) url.searchParams.set('section', place.section)
  const xml = await askText(call, url, { headers: { accept: 'application/xml' } })
  const found = xml === null ? null : readSection(xml)
  return found && { ...found, date }
}

/** The list of titles is asked for once in a quarter of an hour; one that failed, again. */
export function currentDates(base: URL, minutes = 15): CurrentDate {
  let known: { until: number; dates: Map<number, string> } | undefined
  return async (title, call) => {
    if (!known || known.until < Date.now()) {
      const answer = await askJson(call, new URL('/api/versioner/v1/titles.json', base), titles)
      const dates = (answer?.titles ?? []).flatMap(({ number, up_to_date_as_of: date }) =>
        date ? [[number, date] as const] : [],
      )
      known = { until: Date.now() + minutes * 60_000, dates: new Map(dates) }
    }
    return known.dates.get(Number(title)) ?? null
  }
}

/** Looks one citation up in what is in force. */
export async function lookupOne(citation: string, call: OutsideCall, base: URL, dateOf: CurrentDate): Promise<Looked> {
  const place = placeOf(citation)
  if (!place) return { outcome: 'unknown', candidates: [], note: 'The eCFR does not read this form of citation.' }
  const found = await fetchPlace(place, call, base, dateOf)
  if (!found) return { outcome: 'not-found', candidates: [] }
  const { title, part, section } = place
  const id = section ? `title-${title}/section-${section}` : `title-${title}/part-${part}`
  return {
    outcome: 'found',
    candidates: [
      {
        id,
        kind: 'regulation',
        title: found.heading.replace(/^§\s*[\w.-]+\s*/, ''),
        citation: section ? `${title} C.F.R. § ${section}` : `${title} C.F.R. pt. ${part}`,
        jurisdiction: 'us',
        date: found.date,
        url: new URL(`/current/${id}`, base).href,
        source: 'ecfr',
        text: `${found.heading}\n${found.text}`,
      },
    ],
  }
}

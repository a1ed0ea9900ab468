import type { Authority, CitationCheck, ReadText, TreatmentFlag } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import { citationKeys, goesAgainst, hasCitation, parseCitation, treatmentsIn } from '@casewright/law'
import type { CheckedCitation } from '../output.ts'
import { pagesOfCase } from './check-pin.ts'
import { starPageAt } from './star-pages.ts'

type Overruler = NonNullable<CheckedCitation['overruler']>

/** Texts are read for so many; of the others no place is given. */
const mostRead = 20

/**
 * Where one reads the decision that undid an authority: the library's copy of it, and the place where it speaks of the
 * authority. Nobody outside is asked.
 * @returns by place in `checks`
 */
export async function overrulersOf(
  checks: readonly (CitationCheck | undefined)[],
  { law, signal, log }: Pick<ToolContext, 'law' | 'signal' | 'log'>,
): Promise<Map<number, Overruler>> {
  const told = new Map<number, Overruler>()
  const known = new Map<string, Promise<Overruler | undefined>>()
  for (const [at, check] of checks.entries()) {
    const { treatment } = check ?? {}
    if (!check || !treatment || !(treatment.in ?? treatment.by.citation)) continue
    signal.throwIfAborted()
    const cited = check.found?.citation ?? check.text
    const key = `${treatment.in?.id ?? treatment.by.citation}|${citationKeys(cited)[0] ?? cited}`
    const isRead = known.size < mostRead
    const found =
      known.get(key) ??
      (treatment.in ? withPage(treatment.in, law, isRead) : findOverruler(treatment, cited, law, isRead))
    known.set(key, found)
    const overruler = await found.catch(() => {
      signal.throwIfAborted()
      log.warn('what overruled a cited authority could not be read')
      return undefined
    })
    if (overruler) told.set(at, overruler)
  }
  return told
}

/** Where the words are is known; their page is in the text. */
async function withPage(
  { id, name, citation, start, end }: NonNullable<TreatmentFlag['in']>,
  law: ToolContext['law'],
  isRead: boolean,
): Promise<Overruler | undefined> {
  if (start === undefined) return undefined
  const read = isRead ? await law.read(id, { atHand: true }) : null
  const page = read?.text ? pageAt(read, citation, start) : undefined
  return { id, name, start, ...(end !== undefined && { end }), ...(page !== undefined && { page }) }
}

function pageAt(read: ReadText, citation: string, at: number): number | undefined {
  const known = pagesOfCase(parseCitation(citation) ?? undefined, read)
  return known ? starPageAt(known.pages, known.firstPage, at) : undefined
}

async function findOverruler(
  { by }: TreatmentFlag,
  cited: string,
  law: ToolContext['law'],
  isRead: boolean,
): Promise<Overruler | undefined> {
  const { citation = '' } = by
  const [key] = citationKeys(citation)
  if (key === undefined) return undefined
  const { results } = await law.search({ text: citation, limit: 5, atHand: true })
  const held = results.find((one) => one.source === 'library' && hasCitation(one, key))
  if (!held) return undefined
  const name = by.name
  const read = isRead ? await law.read(held.id, { atHand: true }) : null
  const place = read?.text ? placeIn(read, held, cited) : undefined
  return { id: held.id, name, ...place }
}

/** The first place where it does away with the authority, else where it speaks against it, with the page. */
function placeIn(read: ReadText, { title, citation }: Authority, cited: string): Omit<Overruler, 'id' | 'name'> {
  const keys = new Set(citationKeys(cited))
  const isOf = (citation: string) => citationKeys(citation).some((key) => keys.has(key))
  const against = treatmentsIn({ text: read.text, name: title }).filter(
    ({ of, kind, isDenied, voice, by }) =>
      goesAgainst.has(kind) &&
      !isDenied &&
      voice === 'court' &&
      by === 'this opinion' &&
      of.cites.some(({ volume, abbreviation, page }) => isOf(`${volume} ${abbreviation} ${page ?? ''}`)),
  )
  const place = against.find(({ kind }) => kind.startsWith('overruled')) ?? against[0]
  if (!place) return {}
  const page = pageAt(read, citation, place.start)
  return { start: place.start, end: place.end, ...(page !== undefined && { page }) }
}

import { editions } from '../../reporters/reporters.ts'
import type { CaseCitation, Citation, JournalCitation, LawCitation } from '../citation.ts'
import { codes } from '../codes/codes.ts'
import { findCitations } from '../find/find-citations.ts'
import { slug } from '../keys/slug.ts'

/** A citation in full. */
export type FullCitation = CaseCitation | LawCitation | JournalCitation

const isFull = (citation: Citation): citation is FullCitation =>
  citation.kind === 'case' || citation.kind === 'law' || citation.kind === 'journal'

/**
 * Reads a single citation that a person typed, without regard to capitals and points: "410 us 113", "42 usc 1983",
 * "Roe v Wade 410 U.S. 113 (1973)". `null` where it is none. Where several are written, the first.
 */
export const parseCitation = (typed: string): FullCitation | null => {
  const text = typed.replace(/\s+/g, ' ').trim().slice(0, longest)
  return findCitations(text).find(isFull) ?? findCitations(spelled(text)).find(isFull) ?? null
}

const longest = 2000

let bySlug: Map<string, string> | undefined

const abbreviations = (): Map<string, string> => {
  if (bySlug) return bySlug
  bySlug = new Map()
  for (const { abbreviation, variations } of [...codes, ...editions])
    for (const written of [abbreviation, ...variations])
      if (!bySlug.has(slug(written))) bySlug.set(slug(written), abbreviation)
  return bySlug
}

const numbered = /(\d{1,4}) ?([a-z][a-z.&' ]{0,30}?(?: ?\d(?:d|nd|rd|th))?)\.? ?(?:§{1,2} ?|sec\.? ?|section )?(?=\d)/gi
const leading = /^([a-z][a-z.&' ]{1,40}?)\.? ?(?:§{1,2} ?|sec\.? ?|section |rule )?(?=\d)/i

/** The text with abbreviations as they are printed, where they are known in any spelling. */
const spelled = (text: string): string => {
  const known = abbreviations()
  const constitution = text.replace(/^u\.? ?s\.? const(?:itution|\.)?,? /i, 'U.S. Const. ')
  if (constitution !== text) return constitution
  const led = text.replace(leading, (all, words: string) => {
    const abbreviation = known.get(slug(words))
    return abbreviation ? `${abbreviation} ${/[§]|sec/i.test(all) ? '§ ' : ''}` : all
  })
  if (led !== text) return led
  return text.replace(numbered, (all, volume: string, words: string) => {
    const abbreviation = known.get(slug(words))
    return abbreviation ? `${volume} ${abbreviation} ` : all
  })
}

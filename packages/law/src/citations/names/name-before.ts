import type { Span } from '../../span/span.ts'
import { bracketedBefore } from '../find/brackets.ts'
import { type CourtAndDate, courtAndDate } from '../find/court-and-date.ts'
import { isGap } from '../read/characters.ts'
import { docketBefore } from './docket-before.ts'
import { partyBefore } from './party-before.ts'
import { belongsToName, connectors, isAbbreviation, joined } from './words.ts'

export interface NameBefore {
  name: Span | null
  plaintiff: Span | null
  defendant: Span | null
  /** Court and year that stand before the volume, as California writes them. */
  dated: CourtAndDate | null
  docket: Span | null
  /** Whether "supra" stands between the name and the volume. */
  supra: boolean
}

const window = 420
const blank = /(?:_+|—+|-{2,})\s{1,3}[A-Z][\w. ]{0,24}?\s{0,3}(?:_+|—+|-{2,}),?\s{0,3}$/
const versus = /(?:^|[\s​])(?:vs?|VS?|versus)\.?(?=\s)/g
const procedural =
  /(?:^|[\s(“"‘])((?:In\s{1,20}(?:the\s{1,20})?(?:[Rr]e|[Mm]atter\s{1,20}of|[Ii]nterest\s{1,20}of)|IN\s{1,20}RE|Ex\s{1,20}[Pp]arte|EX\s{1,20}PARTE|Matter\s{1,20}of|Estate\s{1,20}of|Petition\s{1,20}of|Application\s{1,20}of|Guardianship\s{1,20}of|Conservatorship\s{1,20}of|Succession\s{1,20}of|Adoption\s{1,20}of|Custody\s{1,20}of|Interest\s{1,20}of|(?:In\s{1,20}re\s{1,20})?Marriage\s{1,20}of)[:,]?\s{1,20})/g

/** Reads the name of a case back from the volume of its citation at `from`. */
export const nameBefore = (text: string, from: number, bound: number): NameBefore => {
  const found: NameBefore = { name: null, plaintiff: null, defendant: null, dated: null, docket: null, supra: false }
  let to = back(text, from, bound)
  if (to > bound && (text[to - 1] === '[' || text[to - 1] === '(')) to = back(text, to - 1, bound)
  const blankAt = blank.exec(text.slice(Math.max(bound, to - 40), to))
  if (blankAt) to = back(text, to - blankAt[0].length, bound)
  let comma = false
  let asideEnd: number | null = null
  for (let count = 0; count < 4; count++) {
    if (text[to - 1] === ',' && to > bound) {
      comma = true
      to = back(text, to - 1, bound)
    }
    const aside = bracketedBefore(text, to, bound)
    if (!aside) break
    const dated = courtAndDate(aside.inner)
    if (dated) found.dated ??= dated
    else if (/^(?:In|Ex|Matter|Estate)\s/.test(aside.inner)) break
    else if (!/^[“"]?[\w .,’'&-]{1,50}[”"]?$/.test(aside.inner) || comma === false) break
    else asideEnd ??= aside.end
    comma = true
    to = back(text, aside.start, bound)
  }
  const docket = docketBefore(text, to, bound)
  if (docket) {
    found.docket = { start: docket.start, end: asideEnd ?? to }
    to = docket.from
    asideEnd = null
    comma = true
    to = back(text, to, bound)
    if (text[to - 1] === ',') to = back(text, to - 1, bound)
  }
  const supra = /(?:,\s{0,20}|\s{1,20}|^)(?:supra|ante)\s{0,3}(?:note\s{1,3}\d{1,3})?$/.exec(
    text.slice(Math.max(bound, to - 40), to),
  )
  if (supra) {
    found.supra = true
    comma = true
    to = back(text, to - supra[0].length, bound)
  }
  to = back(text, emphasis(text, to, bound), bound)
  if (text[to - 1] === ',') {
    comma = true
    to = back(text, emphasis(text, to - 1, bound), bound)
  }
  if (to <= bound) return found
  const slice = text.slice(Math.max(bound, to - window), to)
  const offset = to - slice.length
  const named =
    twoParties(text, slice, offset, to, bound, found) ??
    oneParty(text, slice, offset, to, found) ??
    shortName(text, to, bound, comma, found)
  // "People v. Superior Court (Romero)".
  if (named.name && named.plaintiff && asideEnd !== null) named.name = { start: named.name.start, end: asideEnd }
  return named
}

const back = (text: string, at: number, bound: number): number => {
  let i = at
  while (i > bound && i > at - 60 && isGap(text.charCodeAt(i - 1))) i--
  return i
}

/** Asterisks, underscores and star pages that markup leaves around a name. */
const emphasis = (text: string, at: number, bound: number): number => {
  let i = at
  while (i > bound && i > at - 3 && (text[i - 1] === '*' || text[i - 1] === '_')) i--
  return i
}

const twoParties = (
  text: string,
  slice: string,
  offset: number,
  to: number,
  bound: number,
  found: NameBefore,
): NameBefore | null => {
  let versusAt = -1
  let after = -1
  for (const match of slice.matchAll(versus)) {
    versusAt = offset + match.index
    after = versusAt + match[0].length
  }
  if (versusAt < 0) return null
  const defendant = defendantOf(text, after, to)
  if (!defendant) return null
  const plaintiff = partyBefore(text, backEmphasis(text, versusAt, bound), bound)
  if (!plaintiff) return { ...found, defendant, name: defendant }
  return { ...found, plaintiff, defendant, name: { start: plaintiff.start, end: defendant.end } }
}

const backEmphasis = (text: string, at: number, bound: number): number =>
  back(text, emphasis(text, back(text, at, bound), bound), bound)

const breaks = /[;?!]|\s["“]|[”"]\s|\d{4}\)/

/** The defendant between "v." and the end of the name; `null` where what stands there is more than a name. */
const defendantOf = (text: string, from: number, to: number): Span | null => {
  let start = from
  while (start < to && (isGap(text.charCodeAt(start)) || text[start] === '*' || text[start] === '_')) start++
  const words = text.slice(start, to)
  if (words.length === 0 || words.length > 260 || breaks.test(words)) return null
  let plain = 0
  const parts = words.split(/\s+/)
  for (const [i, part] of parts.entries()) {
    const next = parts[i + 1]
    if (
      part.endsWith('.') &&
      next &&
      !isAbbreviation(part.slice(0, -1)) &&
      !/^[a-z(]/.test(next) &&
      !belongsToName(next)
    )
      return null
    if (
      /^[a-z]/.test(part) &&
      !/^[a-z]{1,2}[A-Z\d]/.test(part) &&
      !joined.test(part) &&
      !connectors.has(part.replace(/(?<![.,])[.,]+$/, '')) &&
      !connectors.has(part)
    )
      plain++
    if (part.endsWith(')') && i < parts.length - 1 && next && /^[A-Z]/.test(next) && parts[i]?.endsWith(').'))
      return null
  }
  if (plain > (parts.length > 6 ? 1 : 0)) return null
  const aside = /\s{1,20}\((?:In|Ex|Matter|Estate)\s[^()]{0,120}\)$/.exec(words)
  const end = aside ? to - aside[0].length : to
  return end > start ? { start, end } : null
}

const oneParty = (text: string, slice: string, offset: number, to: number, found: NameBefore): NameBefore | null => {
  let start = -1
  let after = -1
  for (const match of slice.matchAll(procedural)) {
    const lead = match[1] ?? ''
    start = offset + match.index + match[0].length - lead.length
    after = start + lead.length
  }
  if (start < 0) return null
  const defendant = defendantOf(text, after, to)
  return defendant && { ...found, defendant, name: { start, end: to } }
}

/** "Howsam at 84" is a reference with a pin cite of its own. */
const pointed = /\b(?:at|pp?\.)\s{1,3}\*?\d[\d-]*$/

/** What stands before a citation with a comma and names no case: "the Court of Appeals for the Sixth Circuit, 102 F.2d 1". */
const noName =
  /\b(?:Circuit|Court|Appeals|Amendment|Amendments|Act|Constitution|Clause|Congress|Term|Session|Commerce|Process)$|^(?:Appeals|Amendment|Title|Chapter|Section|Art|Part|Note|Vol|App)\b/

/** The end of a name whose beginning was not read. */
const isForm = /^(?:Co|Cos|Corp|Inc|Ltd|LLC|Ry|R\.\s?R|Comm|Assn|Ass['’]n|Comm['’]n)\.?(?:,?\s(?:Co|Inc|Ltd)\.?)*$/

const months = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/

const shortName = (text: string, to: number, bound: number, comma: boolean, found: NameBefore): NameBefore => {
  if (!comma) return found
  const party = partyBefore(text, to, bound)
  if (
    !party ||
    isForm.test(text.slice(party.start, party.end)) ||
    noName.test(text.slice(party.start, party.end)) ||
    pointed.test(text.slice(party.start, party.end)) ||
    months.test(text.slice(party.start, party.end))
  )
    return found
  // Ships keep their article: "The Osceola".
  const ship = /^(?:The|THE)\s{1,20}$/.test(text.slice(party.start - 4, party.start)) && party.start - 4 >= bound
  const name = ship ? { start: party.start - 4, end: party.end } : party
  return { ...found, defendant: name, name }
}

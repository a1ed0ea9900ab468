import { type AbbreviationAt, abbreviationsAt } from '../lexicon/abbreviations-at.ts'
import type { Entry } from '../lexicon/entry.ts'
import { lexicon } from '../lexicon/lexicon.ts'
import { isDigit, skipGap } from '../read/characters.ts'
import type { PageCore } from './core.ts'
import { type Page, type PageForms, pageAt } from './page.ts'
import { type Volume, volumesAt } from './volume.ts'

const paged = (entry: Entry): boolean => (entry.of === 'code' ? entry.code.paged : entry.of !== 'place')

const plainForms: PageForms = { paragraph: false, roman: false, commas: false, lettered: false }

const formsOf = (entries: readonly Entry[]): PageForms => {
  let found = plainForms
  for (const entry of entries)
    if (entry.of === 'code') found = { ...found, commas: true }
    else if (entry.of === 'edition') {
      const { paragraph, roman, lettered } = entry.edition.forms
      if (!paragraph && !roman && !lettered) continue
      found = {
        paragraph: found.paragraph || paragraph,
        roman: found.roman || roman,
        commas: found.commas || paragraph,
        lettered: found.lettered || lettered,
      }
    }
  return found
}

/** The core of a citation whose volume begins at `at`, a digit. */
export const pageCoreAt = (text: string, at: number): PageCore | null => {
  for (const volume of volumesAt(text, at)) {
    const core = afterVolume(text, at, volume)
    if (core) return core
  }
  return null
}

const afterVolume = (text: string, start: number, volume: Volume): PageCore | null => {
  let at = skipGap(text, volume.end)
  const hyphen = text.charCodeAt(at) === 45
  if (hyphen) at++
  for (const hit of abbreviationsAt(lexicon(), text, at)) {
    let entries = hit.entries.filter(paged)
    if (hyphen) entries = entries.filter((entry) => entry.of === 'edition' && entry.edition.forms.hyphens)
    if (entries.length === 0) continue
    const core = withPage(text, start, volume.text, hit, entries)
    if (core && !isPlainSpeech(text, core)) return core
  }
  return null
}

const word = /^[A-Z][a-z]{2,}$/
const month = /^(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\.?$/
const king = /^(?:Edw|Hen|Geo|Will|Wm|Eliz|Car|Jac|Vict|Rich|Anne|Phil|Ch)\.?$/
const places = /^(?:Ohio|Iowa|Idaho|Utah|Alaska|Hawaii|Guam)$/

/** "The 2 Day 3 event": a reporter named by a word of the language, with nothing of a citation around it. */
const isPlainSpeech = (text: string, { start, end, page, reporter, short }: PageCore): boolean => {
  const written = text.slice(reporter.start, reporter.end)
  const rest = text.slice(end, end + 12)
  // "5 Mar. 2, 1895" is a date, "4 Edw. 3, c. 7" an act of Parliament.
  if (month.test(written) && (/^,?\s{1,3}(?:1[6-9]|20)\d\d\b/.test(rest) || /^(?:1[6-9]|20)\d\d$/.test(page ?? '')))
    return true
  if (king.test(written) && /^,?\s{1,3}(?:c|ch|cap|st|stat)\./.test(rest)) return true
  if (
    short ||
    !word.test(written) ||
    places.test(written) ||
    /,\s{0,20}$/.test(text.slice(Math.max(0, start - 21), start))
  )
    return false
  return /^\s{1,3}(?!and\b|or\b|et\b|the\b|where\b|which\b|that\b)[a-z]{2,}/.test(text.slice(end, end + 12))
}

const marker = /^(?:¶{1,2}|P(?=\s?\d)|[Pp]ara?\.?(?=[\s\d])|[Pp]age(?=\s)|pp?\.(?=\s?\d)|No\.(?=\s?\d))/
const placeName = /,?\s{1,3}[A-Z][A-Za-z. ]{1,14}(?=¶|par)/y
const at = /^at(?=[\s*¶\d])/i

/** Reads on after an abbreviation: brackets, "at", the page. */
export const withPage = (
  text: string,
  start: number,
  volume: string,
  hit: AbbreviationAt,
  entries: readonly Entry[],
): PageCore | null => {
  const forms = formsOf(entries)
  let i = hit.end
  // "2017-Ohio-5699", "2005 -NMCA- 078".
  const hyphens = entries.some((entry) => entry.of === 'edition' && entry.edition.forms.hyphens)
  const dash = hyphens && text.charCodeAt(i) === 45 ? 1 : 0
  i += dash
  if (text.charCodeAt(i) === 44) i++
  const afterGap = skipGap(text, i)
  if (afterGap === hit.end && !joined(text, hit, entries)) return null
  i = afterGap
  let between: string | null = null
  if (text.charCodeAt(i) === 40) {
    const close = closing(text, i)
    if (close < 0) return null
    between = text.slice(i + 1, close)
    i = close + 1
    if (text.charCodeAt(i) === 44) i++
    i = skipGap(text, i)
  }
  const core = (page: Page, short: boolean): PageCore => ({
    what: 'page',
    start,
    end: page.end,
    volume,
    reporter: { start: hit.start, end: hit.end },
    entries,
    page: page.text,
    short,
    between,
    date: null,
  })
  if (forms.paragraph) {
    placeName.lastIndex = hit.end
    if (placeName.test(text)) i = placeName.lastIndex
  }
  const said = at.exec(text.slice(i, i + 3))
  if (said && between === null) {
    const page = shortPage(text, i + 2)
    return page ? core(page, true) : null
  }
  const marked = marker.exec(text.slice(i, i + 7))?.[0]
  if (marked) i = skipGap(text, i + marked.length)
  const page = pageAt(text, i, forms)
  if (page && between !== null && page.text === null) return null
  return page ? core(page, false) : null
}

/** "U.S.113" may be run together after a point; "22CO7" is how Colorado's numbers are written. */
const joined = (text: string, hit: AbbreviationAt, entries: readonly Entry[]): boolean =>
  (text.charCodeAt(hit.end - 1) === 46 && isDigit(text.charCodeAt(hit.end))) ||
  (isDigit(text.charCodeAt(hit.end)) && entries.some((entry) => entry.of === 'edition' && entry.edition.forms.yearly))

const shortPage = (text: string, from: number): Page | null => {
  let i = skipGap(text, from)
  const marked = /^(?:pp?\.|pages?|¶{1,2}|paras?\.|fn\.|n\.|\*)/i.exec(text.slice(i, i + 6))?.[0]
  if (marked) i = skipGap(text, i + marked.length)
  if (text.charCodeAt(i) === 42) i++
  const page = pageAt(text, i, plainForms)
  return page
}

const mostBetween = 32

const closing = (text: string, open: number): number => {
  for (let i = open + 1; i < open + mostBetween; i++) {
    const unit = text.charCodeAt(i)
    if (unit === 41) return i
    if (unit === 40 || unit === 59 || Number.isNaN(unit)) return -1
  }
  return -1
}

import type { AbbreviationAt } from '../lexicon/abbreviations-at.ts'
import type { Entry } from '../lexicon/entry.ts'
import { isLetter, skipGap } from '../read/characters.ts'
import type { PageCore } from './core.ts'
import { withPage } from './page-core.ts'

const numbered = /\s{1,20}(?:No\.\s?)?((?:1[6-9]|20)\d\d)[-‐‑–](\d{1,5})(?![\w])/y
const annual = /,?\s{0,20}((?:1[89]|20)\d\d[A-F]?),?\s{0,20}(\d{1,4})(?![\w])/y

const formed = (entry: Entry, form: 'numbered' | 'annual' | 'bare' | 'paragraph'): boolean =>
  entry.of === 'edition' && entry.edition.forms[form]

/** The core of a citation that begins with its abbreviation: "Abb. Adm. 418", "T.C. Memo 2019-233". */
export const bareCoreAt = (text: string, hit: AbbreviationAt): PageCore | null =>
  yearAfter(text, hit, 'numbered', numbered) ??
  yearAfter(text, hit, 'annual', annual) ??
  paragraphAfter(text, hit) ??
  pageAfter(text, hit)

const yearAfter = (
  text: string,
  hit: AbbreviationAt,
  form: 'numbered' | 'annual',
  pattern: RegExp,
): PageCore | null => {
  const entries = hit.entries.filter((entry) => formed(entry, form))
  if (entries.length === 0) return null
  pattern.lastIndex = hit.end
  const [, volume = '', page = ''] = pattern.exec(text) ?? []
  return volume === ''
    ? null
    : {
        what: 'page',
        start: hit.start,
        end: pattern.lastIndex,
        volume,
        reporter: { start: hit.start, end: hit.end },
        entries,
        page,
        short: false,
        between: null,
        date: null,
      }
}

const marked = /\s{0,3}(?:¶|P\s?\d|[Pp]ara?\.|\d\d,\d{3}|\d{3,6})/y

const paragraphAfter = (text: string, hit: AbbreviationAt): PageCore | null => {
  const entries = hit.entries.filter((entry) => formed(entry, 'paragraph'))
  marked.lastIndex = hit.end
  return entries.length > 0 && marked.test(text) ? full(withPage(text, hit.start, '', hit, entries)) : null
}

/** Names of early reporters are names of people: "Justice Holmes, 272" is none. What comes before and after decides. */
const pageAfter = (text: string, hit: AbbreviationAt): PageCore | null => {
  const entries = hit.entries.filter((entry) => formed(entry, 'bare') && !formed(entry, 'paragraph'))
  if (entries.length === 0) return null
  const core = full(withPage(text, hit.start, '', hit, entries))
  if (!core || core.page === null) return null
  const written = text.slice(hit.start, hit.end)
  if (/[.'’]/.test(written.slice(1)) && written.length > 4) return core
  const next = text.charCodeAt(skipGap(text, core.end))
  const before = text.slice(Math.max(0, hit.start - 3), hit.start)
  const apart = Number.isNaN(next) || (!isLetter(next) && !(next >= 48 && next <= 57) && next !== 37)
  return apart && /^$|[,;(]\s{0,2}$|\n$/.test(before) ? core : null
}

const full = (core: PageCore | null): PageCore | null =>
  core && !core.short && /\d|[ivxlc]/i.test(core.page ?? '') ? core : null

import { readable } from '../layout/readable.ts'
import { placeOf } from '../parties/party.ts'
import type { Source, Span } from '../span/span.ts'
import type { HeadLine } from './head.ts'

export interface CourtNamed extends Span {
  /** In ordinary letters, without 'In the': 'United States Court of Appeals for the First Circuit'. */
  name: string
}

const court =
  /\b(?:supreme (?:judicial )?court|court of (?:civil |criminal |special )?appeals?|(?:district|superior|circuit|bankruptcy|tax|chancery|county|family|probate|municipal|surrogate['’]s|justice|juvenile|city) court|court of (?:common pleas|(?:federal )?claims|chancery|international trade)|appellate (?:division|court)|commonwealth court|land court|housing court|general court of justice|board of (?:immigration|contract|veterans['’]) appeals)\b/i
const notThis =
  /\b(?:appeals? from|certiorari|petition|on (?:writ|appeal|application)|clerk|judges?\b|justice of|opinion of|before the|courthouse|filed in|in the matter)\b|^(?:electronically |e-?)?filed\b|[.;,]$/i
/** 'Superior Court', '19TH JUDICIAL DISTRICT COURT'. */
const begins = /^(?:\p{Lu}|\d{1,2}(?:ST|ND|RD|TH|st|nd|rd|th)\b)/u
const goesOn =
  /^(?:for\b|of\b|in and for\b|state of\b|county of\b|commonwealth of\b|(?:northern|southern|eastern|western|middle|central)\b.*\bdistrict\b|.{0,40}\b(?:division|district|county|circuit|department)\b[^.]{0,40}$)/i
const bareCourt = /^(?:supreme|superior|district|circuit|county|probate|family|tax) court$|^court of appeals$/i
const ofState = /^(?:the )?(?:state|commonwealth|county) of \p{L}[\p{L} ]{2,40}$/iu
const little = new Set(['of', 'the', 'for', 'in', 'and', 'to', 'at'])

/** 'FOR THE DISTRICT OF MAINE' as 'for the District of Maine'. */
const ordinary = (words: string): string =>
  words
    .split(' ')
    .map((word, i) => {
      const low = word.toLowerCase()
      if (i > 0 && little.has(low)) return low
      if (/^(?:U\.S\.|D\.C\.|[IVX]+|\d.*)$/.test(word)) return word
      return low.replace(/(^|[-“"(])\p{L}/gu, (letter) => letter.toUpperCase())
    })
    .join(' ')

// 'In the', and what a letterhead sets on the same line before the court's name.
const leading = /^(?:(?:\p{L}+: )?in the |.{0,60}?(?=\bunited states (?:court|district|bankruptcy)\b))/iu

// A number, a date or a telephone number that a converter set on the court's line.
const trailing =
  /(?:(?<!\s)\s+(?:nos?\.|case\b|docket\b|civil action|filed\b|\d{2,4}-[\dA-Z]|\d{2,4} [A-Z]{1,4} \d{3}).*|(?<![.,:])[.,:]+)$/is

/** What stands right of the rule of a caption or in its right column, line by line. */
const rightColumn = (text: string, lines: readonly HeadLine[]): HeadLine[] =>
  lines.flatMap(({ start }) => {
    const end = text.indexOf('\n', start)
    const line = text.slice(start, end < 0 ? undefined : end)
    const found = /\S(?:\s{1,80}[)|§:}*]\s+|\s{4,80})(?=\S)/.exec(line)
    if (!found) return []
    const from = start + found.index + found[0].length
    const words = text.slice(from, start + line.length).trimEnd()
    return words.length > 3 ? [{ start: from, end: from + words.length, text: readable(words) }] : []
  })

/**
 * The court that a caption names: the first line that is a court's name, with the lines that go on with it. Texas and
 * Indiana write it in the right column.
 */
export const readCourt = (source: Source, lines: readonly HeadLine[]): CourtNamed | undefined =>
  courtIn(source, lines) ?? courtIn(source, rightColumn(source.text, lines))

/** The same, of a court that is written in the middle of the page or in the left column. */
export const courtIn = ({ text }: Source, lines: readonly HeadLine[]): CourtNamed | undefined => {
  const first = lines.findIndex(
    ({ text }) => text.length < 110 && court.test(text) && !notThis.test(text) && begins.test(text),
  )
  const line = lines[first]
  if (!line) return undefined
  let last = first
  while (last < first + 3) {
    const next = lines[last + 1]
    // 'UNITED STATES COURT OF APPEALS / CLERK / FOR THE THIRD CIRCUIT'
    const skipped = lines[last + 2]
    if (
      next &&
      skipped &&
      /^\p{Lu}[\p{L} ]{2,30}$/u.test(next.text) &&
      !goesOn.test(next.text) &&
      /^for the .*(?:circuit|district)/i.test(skipped.text)
    )
      return {
        start: line.start,
        end: skipped.end,
        name: ordinary(`${line.text.replace(leading, '')} ${skipped.text}`),
      }
    if (
      !next ||
      next.text.length > 80 ||
      !goesOn.test(next.text) ||
      /\b(?:no\.|plaintiff|attorney|clerk)/i.test(next.text) ||
      notThis.test(next.text)
    )
      break
    last++
  }
  // 'STATE OF VERMONT / SUPREME COURT': whose court it is stands above it.
  const above = bareCourt.test(line.text) && last === first ? lines[first - 1] : undefined
  if (above && ofState.test(above.text))
    return { start: above.start, end: line.end, name: ordinary(`${above.text} ${line.text}`) }
  const words = lines
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(' ')
  const bare = words.replace(leading, '').replace(trailing, '')
  return { ...placeOf(text, bare, line.start, lines[last]?.end ?? line.end), name: ordinary(bare) }
}

import type { Source, Span } from '../span/span.ts'
import type { HeadLine } from './head.ts'

export interface DocketNumber extends Span {
  /** As written: '1:20-cv-01234-ABC', '19-1392'. */
  number: string
  /** Whether it is another court's: in brackets, after the number of this court. */
  below: boolean
}

const end = '(?:\\([A-Z]{1,4}\\)){0,3}'
/** Digits first ('1:20-cv-01234', '26-CI-1184', '123456/2026'), letters first ('CGC-26-612345') or set with spaces ('2026 L 003318'). */
const one = [
  '\\d{2,4} (?!(?:and|of|or|to|in|may|june|july|term|page|doc|dkt)\\b)[A-Z]{1,4}\\d?\\.? \\d{2,7}',
  '[A-Z]{1,5}(?:-[A-Z]{1,4}){0,2}-?\\d{2,10}(?:[-–—][A-Za-z\\d]{1,12}){0,4}',
  `(?:\\d{1,2}:)?\\d{1,4}[A-Za-z]{0,4}[-–—]?[A-Za-z\\d]{1,12}(?:[-–—][A-Za-z\\d]{1,12}){0,4}(?:/(?:19|20)\\d\\d)?${end}`,
].join('|')
const label =
  '(?:(?:case|docket|cause|index|file|appeal|civil action|civil case|criminal|crim\\.|civ\\. ?(?:a\\.|action)?|c\\.a\\.|action|adv\\. proc\\.)\\s{0,3})?(?:nos?\\.?|numbers?|#)\\s{0,2}:?\\s{0,3}'
const labelled = new RegExp(
  `(?<![\\w.])(?:${label}|(?:case|docket|civil action|index|cause)\\s{0,3}[:#]\\s{0,3})((?:${one})(?:\\s{0,2}(?:,|&|and|/)\\s{0,2}(?:${one})){0,8})(?![\\w-])`,
  'gi',
)
/** By its form alone, at the end of a line: '26 CVS 1234'. */
const spacedAlone = /(?:^|\s{3})(\d{2,4} [A-Z]{1,4} \d{3,7})[ \t]*$/gm
const alone = /^\d{2}[-–]\d{3,5}$|^\d{1,2}:\d{2}-(?:cv|cr|md|mc|bk|ap)-\d{2,6}(?:-[A-Za-z]{2,5}){0,3}$/
const stamp = /(?:^|\n)[ \t]{0,40}(?:Appellate )?Case:? (?:No\.? )?((?:\d:)?\d{2}-[\w-]{2,40})/g
const single = new RegExp(one, 'g')
const statutory =
  /\b(?:bar|phone|fax|tel|telephone|resolution|p\.?o\.?|title|rule|amendment|exhibit|suite|room|ECF|doc|dkt|page|id|permit|registration|file no\. 33|release|patent|license|form|policy|account|invoice|order|opinion|section|article|commission file)\s{0,2}$/i

/** The docket numbers of the head of a document, then those stamped on its first page. Each once. */
export const readDockets = (source: Source, lines: readonly HeadLine[]): DocketNumber[] => {
  const { text } = source
  const found: DocketNumber[] = []
  const add = (number: string, start: number, below: boolean) => {
    if (
      !/\d.*\d/.test(number) ||
      found.some((other) => other.number.replace(/[–—]/g, '-').startsWith(number.replace(/[–—]/g, '-')))
    )
      return
    found.push({ number, start, end: start + number.length, below })
  }
  const first = lines[0]?.start ?? 0
  const last = Math.max(lines.at(-1)?.end ?? 0, first)
  const head = text.slice(first, Math.min(last + 60, first + 12_000))
  for (const match of head.matchAll(labelled)) {
    if (statutory.test(head.slice(Math.max(0, match.index - 24), match.index))) continue
    const at = first + match.index + match[0].indexOf(match[1] ?? '')
    const below = found.length > 0 && /[([]\s{0,2}$/.test(head.slice(Math.max(0, match.index - 8), match.index))
    for (const number of (match[1] ?? '').matchAll(single))
      if (/[-–—:]|^\d{4,}|[a-z]{2}| [A-Z]/i.test(number[0])) add(number[0], at + number.index, below)
  }
  for (const line of lines) if (alone.test(line.text)) add(line.text, line.start, false)
  for (const match of head.matchAll(spacedAlone)) {
    const number = match[1] ?? ''
    add(number, first + match.index + match[0].indexOf(number), false)
  }
  for (const match of text.slice(0, 4000).matchAll(stamp)) {
    const number = match[1] ?? ''
    add(number, match.index + match[0].length - number.length, false)
  }
  return found
}

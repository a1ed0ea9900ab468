import { layoutOf } from '../../../layout/layout.ts'
import type { Span } from '../../../span/span.ts'
import type { CheckedDocument } from '../../check.ts'

// 'a)' and '12)' number an item.
const enumerator = /(?:^|[\s;:,.])(?:\d{1,3}(?:\.\d{1,2})?|[a-zA-Z]|[ivx]{1,5})$/
/** Longer paragraphs are faults of the reading. */
const longest = 8000
const endsWhole = /[.!?:;]["”’)]{0,3}$/

/** Marks that have no other half in their paragraph, where it was read whole: it ends as a sentence does. */
export const unclosed = (document: CheckedDocument, kind: 'parenthesis' | 'quotation'): Span[] =>
  loneMarks(document, kind).filter(({ start }) => !isRecognized(document, start))

/** Marks on a page that was read from a picture are as the reading took them. */
const isRecognized = ({ pages }: CheckedDocument, at: number): boolean =>
  pages.some(({ start, end, ocr }) => ocr !== undefined && start <= at && at < end)

const loneMarks = (document: CheckedDocument, kind: 'parenthesis' | 'quotation'): Span[] => {
  const { prose, paragraphs } = layoutOf(document)
  return paragraphs.flatMap(({ start, end, contents }, index) => {
    const words = prose.slice(start, end)
    if (contents || end - start > longest || end - start < 40 || !endsWhole.test(words)) return []
    // A page or a converter may have parted one paragraph into two.
    if (/^["“”’'(\p{Ll}]/u.test(words)) return []
    const next = paragraphs[index + 1]
    // Quoted paragraphs may follow, of which the last is closed.
    const nextWords = next ? prose.slice(next.start, next.start + 4000) : ''
    const before = paragraphs[index - 1]
    const beforeWords = before ? prose.slice(Math.max(before.start, before.end - 3), before.end) : '.'
    if (!endsWhole.test(beforeWords) && before && before.end - before.start > 60) return []
    const at = kind === 'parenthesis' ? loneParenthesis(words) : loneQuotation(words, nextWords)
    if (at === -1) return []
    // Its other half stands beyond a break that is none.
    const beyond =
      words[at] === '('
        ? nextWords.slice(0, 600)
        : before
          ? prose.slice(Math.max(before.start, before.end - 600), before.end)
          : ''
    if (kind === 'quotation' && (isOpenAbove(prose, start) || /‘‘|’’|''|``/.test(words))) return []
    const other = kind === 'parenthesis' ? loneParenthesis(beyond) : -1
    return other === -1 ? [around(words, at, start)] : []
  })
}

/** The first parenthesis without its other half, or -1; that of a ':)' is none. */
const loneParenthesis = (words: string): number => {
  const open: number[] = []
  for (let at = 0; at < words.length; at++) {
    if (words[at] === '(') open.push(at)
    else if (words[at] === ')' && /(?:^|\s)[:;]-?$/.test(words.slice(Math.max(0, at - 3), at))) continue
    else if (words[at] === ')' && open.pop() === undefined && !enumerator.test(words.slice(Math.max(0, at - 8), at)))
      return at
  }
  return open.length === 1 ? (open[0] ?? -1) : -1
}

/** A quotation that goes on in the next paragraph is left open and opened again there. */
const loneQuotation = (words: string, next: string): number => {
  let open = -1
  for (let at = 0; at < words.length; at++) {
    if (words[at] === '“') {
      if (open !== -1) return open
      open = at
    } else if (words[at] === '”') {
      if (open === -1) return at
      open = -1
    }
  }
  return open !== -1 && !/^\W{0,3}["“]/.test(next) && !next.includes('”') ? open : -1
}

/** The mark with the word that it stands at. */
const around = (words: string, at: number, offset: number): Span => {
  let start = at
  let end = at + 1
  while (start > 0 && at - start < 30 && /[^\s(“]/.test(words[start - 1] ?? ' ')) start--
  while (end < words.length && end - at < 30 && /[^\s)”]/.test(words[end] ?? ' ')) end++
  return { start: offset + start, end: offset + end }
}

/** Whether a quotation of several paragraphs was opened above, and is not closed before this one. */
const isOpenAbove = (prose: string, start: number): boolean => {
  const above = prose.slice(Math.max(0, start - 4000), start)
  return above.lastIndexOf('“') > above.lastIndexOf('”')
}

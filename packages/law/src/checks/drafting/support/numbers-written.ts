import { layoutOf } from '../../../layout/layout.ts'
import { attachmentTitles } from '../../../references/attachments.ts'
import { readNumber } from '../../../sections/number.ts'
import type { Span } from '../../../span/span.ts'
import { once } from '../../reading/once.ts'

/** A number at the head of a paragraph. */
export interface Written extends Span {
  /** 'article' for 'ARTICLE IV', 'decimal' for '4.2', 'Section 4.2' and '4.'. */
  row: 'article' | 'decimal'
  /** '4.2' is [4, 2]; an article has one. */
  path: number[]
  /** Part of the document that counts again: the body is 0, each exhibit one more. */
  part: number
}

/** The numbers that count articles and sections, in order. Letters and numerals in parentheses are not among them. */
export const numbersWritten = once((document): Written[] => {
  const { prose, paragraphs } = layoutOf(document)
  const parts = attachmentTitles(document).map(({ at }) => at.start)
  return paragraphs.flatMap(({ start, end, contents }): Written[] => {
    if (contents) return []
    // '… in accordance with this Section 4.' may be broken before the section.
    if (
      /\b(?:this|of|in|under|to|and|or|with|by|see|sections?|articles?|attachments?|exhibits?|schedules?|paragraphs?|appendix)\s{0,20}$/i.test(
        prose.slice(Math.max(0, start - 30), start),
      )
    )
      return []
    const [number] = readNumber(prose.slice(start, Math.min(end, start + 80)))
    if (!number || (number.style !== 'article' && number.style !== 'section' && number.style !== 'decimal')) return []
    const after = prose.slice(start + number.length, Math.min(end, start + number.length + 40))
    // 'Section 5 of the Act' cites; '2.5 percent' and '10. 5' are figures.
    if (/^[\p{Ll},;(%$\d]/u.test(after) && number.style !== 'decimal') return []
    if (number.style === 'decimal' && /^[\p{Ll}%$]/u.test(after)) return []
    const path = number.style === 'article' ? [number.ordinal] : number.label.split('.').map(Number)
    if (path.some((step) => !Number.isInteger(step) || step > 200)) return []
    const head = prose.slice(start, start + number.length).trimEnd()
    const row = number.style === 'article' ? 'article' : 'decimal'
    return [{ start, end: start + head.length, row, path, part: parts.filter((at) => at <= start).length }]
  })
})

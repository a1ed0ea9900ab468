import type { ReportCell, ReportText, ReportTone, ReportWords } from '@casewright/core/server'
import { linesOf } from '../text-lines.ts'

/** Words that are set alike. */
export interface Stretch {
  text: string
  bold?: boolean
  italic?: boolean
}

const asStretch = (
  one: string | { text: string; bold?: boolean | undefined; italic?: boolean | undefined },
): Stretch =>
  typeof one === 'string'
    ? { text: one }
    : { text: one.text, ...(one.bold && { bold: true }), ...(one.italic && { italic: true }) }

/** Words as paragraphs: a new line in them begins one. Empty ones are left out, unless nothing else is there. */
export function paragraphsOf(words: ReportWords): Stretch[][] {
  const paragraphs: Stretch[][] = [[]]
  for (const one of typeof words === 'string' ? [words] : words) {
    const stretch = asStretch(one)
    linesOf(stretch.text).forEach((text, n) => {
      if (n > 0) paragraphs.push([])
      if (text) paragraphs.at(-1)?.push({ ...stretch, text })
    })
  }
  const filled = paragraphs.filter((paragraph) => paragraph.some(({ text }) => text.trim() !== ''))
  return filled.length > 0 ? filled : [[]]
}

/** The same without new lines. */
export const inOneLine = (words: ReportWords): Stretch[] =>
  paragraphsOf(words).flatMap((paragraph, n) => (n === 0 ? paragraph : [{ text: ' ' }, ...paragraph]))

/** What is in a cell, as blocks. */
export const blocksOf = (cell: ReportCell): readonly ReportText[] =>
  typeof cell === 'object' && 'blocks' in cell ? cell.blocks : [{ kind: 'text', words: cell }]

/** The color that goes with a status, as hexadecimal digits. Its label says the same. */
export const toneColors: Readonly<Record<ReportTone, string>> = {
  good: '1B6140',
  doubt: '914008',
  bad: '9B1C1C',
  open: '4A5563',
}

export const sourceRule = '1B2B45'
export const modelRule = '3C5A99'

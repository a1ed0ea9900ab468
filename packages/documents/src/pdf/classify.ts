import type { Block } from '@casewright/core'
import { isCapitals, numberDepth, readsAsHeading } from '../text/heading-words.ts'
import type { Paragraph } from './types.ts'

const item = /^([•·▪○●■□➢*-]|\(?([a-z]|\d{1,3}|[ivxlc]{1,6})[.)])\s+\S/i
const furniture =
  /^(page\s)?[-–—\d\s]+(of\s+\d+)?$|^case\s+\S[^\s:]*:\S.*(document|filed|page)|^(usca|appellate case|entry id)\b/i

/** Whether a line is the number of its page, or the stamp of a filing. */
export const isFurniture = (text: string): boolean => furniture.test(text)

/** The size of most of a document's text. */
export function bodySizeOf(pages: readonly (readonly Paragraph[])[]): number {
  const weight = new Map<number, number>()
  for (const page of pages) {
    for (const { size, text } of page) {
      const rounded = Math.round(size * 2) / 2
      weight.set(rounded, (weight.get(rounded) ?? 0) + text.length)
    }
  }
  return [...weight].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 12
}

/** What a paragraph is, by its size beside the body's, its weight, its capitals and its words. */
export function classify(paragraph: Paragraph, body: number): { kind: Block['kind']; level?: number } {
  const { text } = paragraph
  const level = isFurniture(text) ? undefined : headingLevelOf(paragraph, body)
  if (level !== undefined) return { kind: 'heading', level }
  if (paragraph.row) return { kind: 'table-row' }
  if (paragraph.size < body * 0.9 && paragraph.down > 0.5 && /^(\d{1,3}|[*†‡])\s*\S/.test(text) && text.length > 12)
    return { kind: 'footnote' }
  return { kind: item.test(text) ? 'list-item' : 'paragraph' }
}

function headingLevelOf({ text, size, bold, centred, lines, row }: Paragraph, body: number): number | undefined {
  if (row || lines > 4 || text.length > 180 || /[,;]$/.test(text) || (text.match(/\p{L}/gu)?.length ?? 0) < 3)
    return undefined
  if (text.includes('\t') || /\.{4,}|(\. ){4,}/.test(text)) return undefined
  const depth = numberDepth(text)
  if (size >= body * 1.5) return 1
  if (size >= body * 1.17) return depth ?? (centred || isCapitals(text) ? 1 : 2)
  const sentence = /[a-z]{2}[.!?]$/.test(text) && depth === undefined
  if (bold && !sentence && /^\W*[\p{Lu}\d(]/u.test(text)) return depth ?? (isCapitals(text) || centred ? 1 : 2)
  if (readsAsHeading(text)) return depth ?? (centred ? 1 : 2)
  return undefined
}

import { BorderStyle, type Paragraph, Table, TableCell, TableRow, WidthType } from 'docx'
import { line } from './parts.ts'

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
const hair = { style: BorderStyle.SINGLE, size: 4, color: '8A8A8A' } as const
const heavy = { style: BorderStyle.SINGLE, size: 12, color: '16212F' } as const

/** A cell: words, or paragraphs of its own. */
export type Cell = string | readonly Paragraph[]

/**
 * A table ruled as a docket: a heavy line under its head, hairlines between rows, none between columns.
 * @param widths of the columns in twentieths of a point; 9,360 fill a page of `paper`
 */
export function docketTable(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  widths: readonly number[],
): Table {
  const cell = (content: Cell, column: number) =>
    new TableCell({
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      margins: { top: 60, bottom: 60, left: 60, right: 60 },
      children: typeof content === 'string' ? [line({ text: content, small: true })] : [...content],
    })
  const headCell = (text: string, column: number) =>
    new TableCell({
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      margins: { top: 60, bottom: 60, left: 60, right: 60 },
      borders: { bottom: heavy },
      children: [line({ text, bold: true, small: true })],
    })
  return new Table({
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: [...widths],
    borders: { top: none, left: none, right: none, bottom: hair, insideVertical: none, insideHorizontal: hair },
    rows: [
      new TableRow({ tableHeader: true, cantSplit: true, children: head.map(headCell) }),
      ...rows.map((row) => new TableRow({ cantSplit: true, children: row.map(cell) })),
    ],
  })
}

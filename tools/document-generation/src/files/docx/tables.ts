import type { Part, Signature, SignatureLine } from '@casewright/templates/pages'
import { linesOf } from '@casewright/word'
import { BorderStyle, type FileChild, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx'
import { textWidth } from './look.ts'
import { wordRuns } from './runs.ts'

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
const hair = { style: BorderStyle.SINGLE, size: 4, color: '9A9A9A' } as const
const pen = { style: BorderStyle.SINGLE, size: 6, color: '1A1A1A' } as const
const bare = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none }
const dxa = (size: number) => ({ size, type: WidthType.DXA })

const cell = (children: Paragraph[], width: number, more: object = {}) =>
  new TableCell({ width: dxa(width), margins: { top: 0, bottom: 0, left: 0, right: 100 }, children, ...more })

const table = (rows: TableRow[], widths: readonly number[], borders: object = bare) =>
  new Table({
    width: dxa(widths.reduce((sum, width) => sum + width, 0)),
    columnWidths: [...widths],
    borders,
    rows,
  })

/** Rows of a form: what is asked for, and what was answered, over hairlines. */
export function rowsTable(rows: Extract<Part, { kind: 'rows' }>['rows']): Table {
  const widths = [2700, textWidth - 2700]
  const [label, value] = widths as [number, number]
  return table(
    rows.map(
      (row) =>
        new TableRow({
          cantSplit: true,
          children: [
            cell([new Paragraph({ style: 'RowLabel', children: wordRuns([{ text: row.label }]) })], label),
            cell([new Paragraph({ style: 'Row', children: wordRuns(row.runs) })], value),
          ],
        }),
    ),
    widths,
    { ...bare, top: hair, bottom: hair, insideHorizontal: hair },
  )
}

const labelWidth = 1260
const lineWidth = 3960

/** Blocks to sign on, one under the other, on one page. `keepNext`: and on that of what stands after them. */
export const signatureTables = (signatures: readonly Signature[], keepNext: boolean): FileChild[] =>
  signatures.flatMap(({ party, lines }, n) => {
    const keep = keepNext || n < signatures.length - 1
    return [
      new Paragraph({ style: 'SignatureParty', children: wordRuns(party) }),
      table(
        lines.map((line, row) => signatureRow(line, keep || row < lines.length - 1)),
        [labelWidth, lineWidth],
      ),
      new Paragraph({ keepNext: keep, spacing: { after: 0, line: 200, lineRule: 'exact' } }),
    ]
  })

function signatureRow({ label, value }: SignatureLine, keepNext: boolean): TableRow {
  const style = { style: 'Signature', keepNext }
  const name = linesOf(label).join(' ')
  return new TableRow({
    cantSplit: true,
    children: [
      cell([new Paragraph({ ...style, children: [new TextRun(`${name}:`)] })], labelWidth),
      cell([new Paragraph({ ...style, children: value ? wordRuns(value) : [] })], lineWidth, {
        borders: { ...bare, bottom: pen },
      }),
    ],
  })
}

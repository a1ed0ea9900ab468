import type { ReportBlock, ReportCell } from '@casewright/core/server'
import { draw, drawBeside, type Element, element, type Pen, type Setting, type Strip } from '../pdf/index.ts'
import { drawLine } from './draw-line.ts'
import { type SetLine, setBlock, small } from './set.ts'
import { blocksOf } from './stretches.ts'

type Table = Extract<ReportBlock, { kind: 'table' }>

interface Place {
  pen: Pen
  left: number
  width: number
  root: Element
}

const bold: Setting = { ...small, style: 'bold' }
const [padding, gap] = [3, 10]
/** A row of so many lines is not broken across pages. */
const mostKept = 16

interface Columns {
  x: number
  width: number
}

/** A table ruled as a docket, a strip a line of its rows. Its head comes again on each page. */
export function tableStrips({ head, rows, widths }: Table, { pen, left, width, root }: Place): Strip[] {
  const table = element('Table', root)
  const columns = columnsOf(
    head.map((_, n) => widths?.[n] ?? 1),
    left,
    width,
  )
  const sets = head.map((text, n) => pen.set([{ text }], columns[n]?.width ?? width, bold))
  const count = Math.max(...sets.map(({ lines }) => lines.length))
  const height = count * small.leading + padding
  const drawHead = (top: number, cells?: readonly Element[]) => {
    for (const [n, set] of sets.entries())
      for (const line of set.lines.keys()) {
        const at = () => pen.line(set, line, columns[n]?.x ?? left, top + line * small.leading)
        const cell = cells?.[n]
        if (cell) draw(pen.document, cell, at)
        else drawBeside(pen.document, 'Pagination', at)
      }
    pen.rule(left, top + height - 1, width, 1.2, '#16212f')
  }
  const headRow = element('TR', table)
  const headCells = head.map(() => element('TH', headRow))
  const again = { height: height + padding, draw: (top: number) => drawHead(top) }
  return [
    { height: height + padding, before: 10, keep: rows.length > 0, draw: (top) => drawHead(top, headCells) },
    ...rows.flatMap((row) => rowStrips(row, columns, { pen, left, width, root: element('TR', table) }, again)),
  ]
}

function columnsOf(shares: readonly number[], left: number, width: number): Columns[] {
  const sum = shares.reduce((total, one) => total + one, 0)
  let x = left
  return shares.map((share, n) => {
    const whole = (share / sum) * width
    const column = { x, width: whole - (n < shares.length - 1 ? gap : 0) }
    x += whole
    return column
  })
}

function cellLines(cell: ReportCell, width: number, pen: Pen, into: Element): SetLine[] {
  const column = { pen, width, setting: small, parent: into, isCell: true }
  return blocksOf(cell).flatMap((block) => setBlock(block, column))
}

function rowStrips(
  row: readonly ReportCell[],
  columns: readonly Columns[],
  { pen, left, width, root }: Place,
  again: NonNullable<Strip['again']>,
): Strip[] {
  const cells = columns.map((column, n) => cellLines(row[n] ?? '', column.width, pen, element('TD', root)))
  const count = Math.max(1, ...cells.map(({ length }) => length))
  return Array.from({ length: count }, (_, n): Strip => {
    const [above, below] = [n === 0 ? padding : 0, n === count - 1 ? padding : 0]
    return {
      height: above + small.leading + below,
      before: 0,
      keep: n < count - 1 && (count <= mostKept || n === 0 || n === count - 2),
      again,
      draw: (top) => {
        for (const [at, lines] of cells.entries()) {
          const line = lines[n]
          if (line) drawLine(line, pen, columns[at]?.x ?? left, top + above)
        }
        if (below) pen.rule(left, top + above + small.leading + below, width)
      },
    }
  })
}

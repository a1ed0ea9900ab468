import type { Means } from './asked-lines.ts'
import type { Edit } from './edits.ts'

interface Row {
  start: number
  end: number
  cells: string[]
}

const gap = /\t+| {2,}| ?\| ?/
const head =
  /^(?:#|no\.?|items?|descriptions?|products?|goods|articles?|qty|quantity|count|units?|each|price|unit price|amounts?|totals?|costs?|rates?|line items?|categor(?:y|ies)|expenses?|purpose|source|notes?|model|size|what\b.*|how many|to (?:ask|know))$/i
const asks = /\b(?:know|questions?|asks?|asking)\b/i

const cellsOf = (line: string, by: RegExp) =>
  line
    .split(by)
    .map((cell) => cell.trim())
    .filter(Boolean)

function rowsFrom(text: string, at: number, by: RegExp, least: number): Row[] {
  const rows: Row[] = []
  let start = at
  while (start < text.length && rows.length < 200) {
    const stop = text.indexOf('\n', start)
    const end = stop < 0 ? text.length : stop
    const line = text.slice(start, end)
    const cells = cellsOf(line, by)
    if (/^[\s|:+-]+$/.test(line) && line.includes('-')) rows.push({ start, end, cells: [] })
    else if (cells.length < least || /^[^|\t]{1,40}[:=]\s/.test(line)) break
    else rows.push({ start, end, cells })
    start = end + 1
  }
  return rows
}

/** A table in columns, as a labeled list with a line for each row: of goods, of a budget, of what is asked. */
export function tablesIn(text: string, means: Means): Edit[] {
  const edits: Edit[] = []
  let reach = 0
  for (const { index, 0: line } of text.matchAll(/[^\n]+/g)) {
    if (index < reach) continue
    for (const by of [gap, /,\s/]) {
      const names = cellsOf(line, by)
      if (names.length < (by === gap ? 2 : 3) || names.filter((name) => head.test(name)).length < 2) continue
      const rows = rowsFrom(text, index + line.length + 1, by, by === gap ? 2 : 3)
      if (rows.filter(({ cells }) => cells.length > 0).length < 2) continue
      const label = names.some((name) => asks.test(name))
        ? means('questions')
        : (means('goods') ?? (means('budget') === 'budget' ? 'budget' : null))
      if (!label) continue
      edits.push({ start: index, end: index + line.length, as: `${label}:`, why: 'filler' })
      for (const { start, end, cells } of rows) {
        const [name = '', value = ''] = cells
        const total = cells.length === 2 && /^(?:grand )?total\b/i.test(name)
        const as = cells.length === 0 ? '' : total ? `Total: ${value}` : `- ${cells.join(', ')}`
        edits.push({ start, end, as, why: 'filler' })
      }
      reach = rows.at(-1)?.end ?? index
      break
    }
  }
  return edits
}

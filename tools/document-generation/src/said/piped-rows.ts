import type { Edit } from './edits.ts'

const row = /(?<=^|\n)[ \t]*\|(?<cells>[^\n]*)\|[ \t]*(?=\n|$)/g
const rule = /^[\s|:+-]+$/
const heads =
  /^(?:items?|terms?|fields?|labels?|topics?|points?|what|subject|question)\s*\|\s*(?:entr(?:y|ies)|values?|details?|answers?|notes?|descriptions?|terms?|agreed|response)$/i

interface Row {
  start: number
  end: number
  label: string
  value: string
  isHead: boolean
}

/**
 * A table of two columns with strokes, as a deal sheet is pasted, as labeled lines: '| Title | passes on payment |' is
 * 'Title: passes on payment'. A row without a label goes on with the row before it.
 */
export function pipedRowsIn(text: string): Edit[] {
  const rows: Row[] = []
  for (const { index, 0: line, groups } of text.matchAll(row)) {
    const cells = (groups?.cells ?? '').split('|').map((cell) => cell.trim())
    const [label = '', value = ''] = cells
    const isHead = rule.test(line) || heads.test(cells.join('|'))
    if (!isHead && (cells.length !== 2 || label.length > 48 || /[.?!;]/.test(label))) return []
    rows.push({ start: index, end: index + line.length, label, value, isHead })
  }
  const told = rows.filter(({ isHead, value }) => !isHead && value !== '')
  if (told.length < 3) return []
  return rows.flatMap((one, n): Edit[] => {
    const { start, end, label, value, isHead } = one
    const before = rows[n - 1]
    const goesOn = label === '' && before !== undefined && !before.isHead && start - before.end < 3
    if (isHead || value === '') return [{ start, end, as: '', why: 'filler' }]
    return goesOn
      ? [{ start: before.end, end, as: `; ${value}`, why: 'filler' }]
      : [{ start, end, as: label ? `${label.replace(/:$/, '')}: ${value}` : value, why: 'filler' }]
  })
}

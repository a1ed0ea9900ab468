import type { HeadLine } from '../caption/head.ts'

/** The 'v.' of a caption whose right column has the title or the claims: 'v.            & RELATED DATES'. */
const versusAndMore = /^(?:v|vs)\.?(\s{3,})\S/i
const gap = /(?<=\S)\s{4,}\S/
/** What stands right of the rule between the columns: ')   Case No. 1'. */
const rightOfRule = /^[)|§*:](?:\s|$)/
/** Lines above and below the 'v.' that a caption takes up. */
const reach = 10

/** A line as it stands, with what the head left out of it. */
const wholeLine = (text: string, { start }: HeadLine): string => {
  const end = text.indexOf('\n', start)
  return text.slice(start, end < 0 ? undefined : end)
}

/** Columns by which what stands alone in the right column is set in from the names. */
const farRight = 30
const roleAlone = /^[\p{L} -]{6,40}[.,]?$/u
const versusAlone = /^(?:v|vs|versus|against|-against-|-v-)\.?$/i

/** Without the lines that stand far to the right of the names around the 'v.': a number, the title of the paper. */
const withoutFarRight = (text: string, lines: readonly HeadLine[]): HeadLine[] => {
  const at = lines.findIndex((line) => versusAlone.test(line.text))
  if (at < 0) return [...lines]
  const columnOf = ({ start }: HeadLine) => start - (text.lastIndexOf('\n', start - 1) + 1)
  const near = lines.slice(Math.max(0, at - reach), at + reach)
  const left = Math.min(...near.map(columnOf))
  const isRole = (line: HeadLine) => roleAlone.test(line.text) && /(?:iff|ant|er|ent|lee|or)s?[.,]?$/i.test(line.text)
  return lines.filter(
    (line) => !near.includes(line) || line === lines[at] || isRole(line) || columnOf(line) - left < farRight,
  )
}

/** The lines of a caption of two columns without the right one; other lines as they are. */
export function leftColumn(text: string, all: readonly HeadLine[]): HeadLine[] {
  const lines = all.filter((line) => !rightOfRule.test(wholeLine(text, line)))
  const at = lines.findIndex((line) => versusAndMore.test(wholeLine(text, line)))
  const versus = lines[at]
  if (!versus) return withoutFarRight(text, lines)
  const columnOf = (place: number) => place - (text.lastIndexOf('\n', place - 1) + 1)
  const [lead = ''] = /^\S+\s+/.exec(wholeLine(text, versus)) ?? []
  const column = columnOf(versus.start) + lead.length
  return lines.flatMap((line, i) => {
    if (Math.abs(i - at) > reach) return [line]
    // A court is in the middle of the page; what begins at the right column belongs to it.
    if (Math.abs(columnOf(line.start) - column) <= 1) return []
    const words = text.slice(line.start, line.end)
    const cut = words.search(gap)
    if (cut < 0 || columnOf(line.start) + cut > column) return [line]
    const left = words.slice(0, cut).trimEnd()
    return [{ start: line.start, end: line.start + left.length, text: left }]
  })
}

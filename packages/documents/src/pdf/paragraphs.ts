import type { Flow } from './columns.ts'
import type { Line, Paragraph } from './types.ts'

const listStart =
  /^([•·▪○●■□➢*-]|\(?([a-zA-H]|\d{1,3}|[ivxlc]{1,6}|[IVXLC]{1,6})[.)]|¶+ ?\d*|\d{1,2}(\.\d{1,2}){1,4}\.?|(article|section|ARTICLE|SECTION|Article|Section)\s+[\dIVXLC]+\.?)\s/
const ended = /[.:;!?][”"’')\]]*(\s?\d{1,3})?$/

/** Joins the lines of a page to paragraphs. */
export function paragraphsOf(flows: readonly Flow[], height: number): Paragraph[] {
  return flows.flatMap((flow) => {
    const left = quantile(
      flow.map((line) => line.x),
      0.15,
    )
    const right = quantile(
      flow.map((line) => line.right),
      0.85,
    )
    const groups: Line[][] = []
    flow.forEach((line, index) => {
      const group = groups.at(-1)
      if (group && continues(flow, index, left, right)) group.push(line)
      else groups.push([line])
    })
    return groups.map((group) => asParagraph(group, left, right, height))
  })
}

/** Whether line `index` goes on with the paragraph of the line before it. */
function continues(flow: Flow, index: number, left: number, right: number): boolean {
  const line = flow[index] as Line
  const before = flow[index - 1] as Line
  const size = Math.max(line.size, before.size)
  if (line.cells > 1 || before.cells > 1) return false
  if (Math.min(line.size, before.size) < size * 0.86) return false
  const gap = line.y - before.y
  const near = [gapAfter(flow, index - 2), gapAfter(flow, index)].filter((other) => other > size * 0.5)
  if (gap > size * 3.2 || gap > Math.min(...near) * 1.22) return false
  const centred = isCentred(before, left, right)
  const short = before.right < right - size * 3
  if (before.bold !== line.bold && (short || centred)) return false
  const done = ended.test(before.text) || short
  // A number at the start of a line is often a citation's ("550 U.S." above, "544." below).
  if (listStart.test(line.text) && (done || Math.abs(line.x - before.x) > size * 0.9)) return false
  if (line.x > before.x + size * 0.9 && line.x > left + size * 0.9 && line.x < left + size * 8 && done) return false
  return (centred && isCentred(line, left, right)) || !fits(line, before, right)
}

/** Whether the first word of a line would have had room on the line before: then that was ended on purpose. */
function fits(line: Line, before: Line, right: number): boolean {
  const word = /^\S+/.exec(line.text)?.[0].length ?? 0
  const width = (word * (line.right - line.x)) / Math.max(1, line.text.length)
  return right - before.right > width * 1.15 + line.size * 0.6
}

/** The distance between the baselines of a line and the next; 0 where there is none. */
function gapAfter(flow: Flow, index: number): number {
  const [line, next] = [flow[index], flow[index + 1]]
  return line && next ? next.y - line.y : 0
}

function isCentred(line: Line, left: number, right: number): boolean {
  const before = line.x - left
  const after = right - line.right
  return before > line.size && Math.abs(before - after) < Math.max(line.size * 1.5, (right - left) * 0.05)
}

function asParagraph(lines: readonly Line[], left: number, right: number, height: number): Paragraph {
  const first = lines[0] as Line
  let text = first.text
  const starts = [{ at: 0, y: first.y, size: first.size }]
  for (const line of lines.slice(1)) {
    // A word parted at the line's end keeps its hyphen and gets no space: nothing is taken from the text.
    if (!(/\p{L}-$/u.test(text) && /^\p{Ll}/u.test(line.text))) text += ' '
    starts.push({ at: text.length, y: line.y, size: line.size })
    text += line.text
  }
  return {
    text,
    starts,
    size: Math.max(...lines.map((line) => line.size)),
    bold: lines.every((line) => line.bold),
    centred: lines.every((line) => isCentred(line, left, right)),
    lines: lines.length,
    row: first.cells > 1,
    down: first.y / height,
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

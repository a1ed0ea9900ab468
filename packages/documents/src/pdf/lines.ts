import type { Line, Run } from './types.ts'

/** The number or bullet of an item: the gap after it parts no cells. */
const marker = /^(\(?\w{1,4}[.)]?|\d+(\.\d+)+\.?|[¶§]+ ?\d*|[•·▪○●■□➢*-])$/

/** Groups runs by baseline. Raised and lowered figures belong to the line beside them. */
function baselines(runs: readonly Run[]): Run[][] {
  const rows: { top: number; bottom: number; runs: Run[] }[] = []
  // Large text first, so that a footnote's number joins its line and not the other way round.
  for (const run of [...runs].sort((a, b) => a.y - b.y || b.size - a.size)) {
    const top = run.y - run.size * 0.72
    const bottom = run.y + run.size * 0.2
    const row = rows.slice(-6).findLast((candidate) => overlap(candidate, top, bottom) > 0.5)
    if (row) {
      row.runs.push(run)
      // A row takes the extent of its tallest text.
      if (bottom - top > row.bottom - row.top) {
        row.top = top
        row.bottom = bottom
      }
    } else rows.push({ top, bottom, runs: [run] })
  }
  return rows.map((row) => row.runs.sort((a, b) => a.x - b.x))
}

function overlap(row: { top: number; bottom: number }, top: number, bottom: number): number {
  const shared = Math.min(row.bottom, bottom) - Math.max(row.top, top)
  return shared / Math.max(0.1, Math.min(row.bottom - row.top, bottom - top))
}

/** The runs of each baseline, parted where the gap is wider than between words. */
export function segmentsOf(runs: readonly Run[]): Line[] {
  const segments: Line[] = []
  for (const row of baselines(runs)) {
    let open: Run[] = []
    let right = Number.NEGATIVE_INFINITY
    for (const run of row) {
      const gap = run.x - right
      if (open.length > 0 && gap > Math.max(run.size, open.at(-1)?.size ?? 0) * 1.4) {
        segments.push(joinRuns(open))
        open = []
      }
      open.push(run)
      right = Math.max(right, run.x + run.width)
    }
    if (open.length > 0) segments.push(joinRuns(open))
  }
  return segments
}

function joinRuns(runs: readonly Run[]): Line {
  let text = ''
  let right = 0
  const weight = new Map<number, number>()
  let bold = 0
  let letters = 0
  for (const [index, run] of runs.entries()) {
    const gap = run.x - right
    const parted = run.spaced || gap > run.size * 0.17
    // Kerning moves letters by less than a space is wide: only a real gap parts words.
    if (index > 0 && parted && gap > -run.size * 0.2 && !/\s$/.test(text) && !/^\s/.test(run.text)) text += ' '
    text += run.text
    right = Math.max(right, run.x + run.width)
    const length = run.text.trim().length
    weight.set(run.size, (weight.get(run.size) ?? 0) + length)
    letters += length
    if (run.bold) bold += length
  }
  const size = [...weight].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
  const main = runs.find((run) => run.size === size)
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    x: runs[0]?.x ?? 0,
    right,
    y: main?.y ?? 0,
    size,
    bold: letters > 0 && bold >= letters * 0.85,
    cells: 1,
  }
}

/** Joins segments on one baseline to one line; a gap that parts cells becomes a tab. */
export function joinSegments(segments: readonly Line[]): Line[] {
  const lines: Line[] = []
  for (const segment of [...segments].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const line = lines.at(-1)
    const same = line && Math.abs(line.y - segment.y) < Math.min(line.size, segment.size) * 0.5
    if (!line || !same) {
      lines.push({ ...segment })
      continue
    }
    const [first, second] = line.x <= segment.x ? [line, segment] : [segment, line]
    const wide = second.x - first.right > Math.max(first.size, second.size) * 2.5
    if (wide && !marker.test(first.text)) line.cells++
    line.text = `${first.text}${wide ? '\t' : ' '}${second.text}`
    line.bold &&= segment.bold
    line.x = Math.min(line.x, segment.x)
    line.right = Math.max(line.right, segment.right)
  }
  return lines
}

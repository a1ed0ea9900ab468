import { joinSegments } from './lines.ts'
import type { Line } from './types.ts'

/** Lines that are read one after the other: a column, or a part of the page of full width. */
export type Flow = Line[]

const step = 2

/** Puts the segments of a page in reading order: a page's columns one after the other, the rest line by line. */
export function flowsOf(segments: readonly Line[], depth = 0): Flow[] {
  const gutter = depth < 2 ? findGutter(segments) : undefined
  if (gutter === undefined) return [joinSegments(segments)]
  const flows: Flow[] = []
  let left: Line[] = []
  let right: Line[] = []
  let across: Line[] = []
  const flushColumns = (): void => {
    if (left.length > 0) flows.push(...flowsOf(left, depth + 1))
    if (right.length > 0) flows.push(...flowsOf(right, depth + 1))
    left = []
    right = []
  }
  const flushAcross = (): void => {
    if (across.length > 0) flows.push(joinSegments(across))
    across = []
  }
  for (const segment of [...segments].sort((a, b) => a.y - b.y)) {
    if (segment.x < gutter && segment.right > gutter) {
      flushColumns()
      across.push(segment)
    } else {
      flushAcross()
      ;(segment.right <= gutter ? left : right).push(segment)
    }
  }
  flushColumns()
  flushAcross()
  return flows
}

/** Where a gap runs down between two columns of full lines, if one does. */
function findGutter(segments: readonly Line[]): number | undefined {
  if (segments.length < 16) return undefined
  const from = Math.min(...segments.map((segment) => segment.x))
  const to = Math.max(...segments.map((segment) => segment.right))
  const width = to - from
  if (!(width > 100 && width < 20_000)) return undefined
  const cover = new Uint32Array(Math.ceil(width / step) + 1)
  for (const { x, right } of segments) {
    for (let i = Math.max(0, Math.floor((x - from) / step)); i <= Math.floor((right - from) / step); i++)
      cover[i] = (cover[i] ?? 0) + 1
  }
  const few = segments.length * 0.08
  let best: { at: number; size: number } | undefined
  let start = -1
  for (let i = Math.floor(cover.length * 0.25); i <= cover.length * 0.75; i++) {
    if ((cover[i] ?? 0) <= few) {
      if (start < 0) start = i
      const size = i - start + 1
      if (!best || size > best.size) best = { at: from + ((start + i) / 2) * step, size }
    } else start = -1
  }
  return best && best.size * step >= 6 && hasColumns(segments, best.at, width) ? best.at : undefined
}

/** Two columns of text, and not a table's or a caption's: both sides have many lines, most of them full. */
function hasColumns(segments: readonly Line[], gutter: number, width: number): boolean {
  const left = segments.filter((segment) => segment.right <= gutter)
  const right = segments.filter((segment) => segment.x >= gutter)
  const full = (side: readonly Line[]): boolean => {
    const widths = side.map((segment) => segment.right - segment.x).sort((a, b) => a - b)
    return side.length >= 8 && (widths[Math.floor(widths.length / 2)] ?? 0) >= width * 0.28
  }
  return full(left) && full(right)
}

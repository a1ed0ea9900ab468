import type { PDFPageProxy } from './open.ts'
import type { Run } from './types.ts'

interface TextItem {
  str: string
  transform: number[]
  width: number
  height: number
  fontName: string
  hasEOL: boolean
}

const isText = (item: object): item is TextItem => 'str' in item

/** The page's pieces of text in points from its top left, as it is shown: rotation taken out. */
export async function runsOf(page: PDFPageProxy, isBold: (font: string) => boolean): Promise<Run[]> {
  const { transform: view } = page.getViewport({ scale: 1 })
  const content = await page.getTextContent()
  const runs: Run[] = []
  let spaced = false
  for (const item of content.items) {
    if (!isText(item)) continue
    if (item.str.trim() === '') {
      spaced ||= item.str !== '' || item.hasEOL
      continue
    }
    const at = multiply(view, item.transform)
    const size = Math.hypot(at[2], at[3]) || Math.hypot(at[0], at[1])
    const angle = Math.atan2(at[1], at[0])
    const quarter = ((Math.round(angle / (Math.PI / 2)) % 4) + 4) % 4
    const [x, y] = turn(at[4], at[5], quarter)
    if (!Number.isFinite(x + y + size) || size === 0) continue
    runs.push({ text: item.str, x, y, width: Math.abs(item.width), size, bold: isBold(item.fontName), spaced, quarter })
    spaced = item.hasEOL
  }
  return withoutDoubles(runs)
}

/** A point in the frame in which text turned by `quarter` quarters reads from left to right. */
function turn(x: number, y: number, quarter: number): [number, number] {
  if (quarter === 1) return [y, -x]
  if (quarter === 2) return [-x, -y]
  if (quarter === 3) return [-y, x]
  return [x, y]
}

type Matrix = readonly [number, number, number, number, number, number]

/** The product of two affine matrices, as the PDF standard writes them. */
export function multiply(a: readonly number[], b: readonly number[]): Matrix {
  const [a0 = 1, a1 = 0, a2 = 0, a3 = 1, a4 = 0, a5 = 0] = a
  const [b0 = 1, b1 = 0, b2 = 0, b3 = 1, b4 = 0, b5 = 0] = b
  return [
    a0 * b0 + a2 * b1,
    a1 * b0 + a3 * b1,
    a0 * b2 + a2 * b3,
    a1 * b2 + a3 * b3,
    a0 * b4 + a2 * b5 + a4,
    a1 * b4 + a3 * b5 + a5,
  ]
}

/** Some programs print a word twice, a hair apart, to make it bold. */
function withoutDoubles(runs: readonly Run[]): Run[] {
  const seen = new Map<string, Run[]>()
  return runs.filter((run) => {
    const key = `${run.quarter} ${run.text}`
    const same = seen.get(key) ?? []
    const near = run.size * 0.15
    const double = same.find((other) => Math.abs(other.x - run.x) < near && Math.abs(other.y - run.y) < near)
    if (double) double.bold = true
    else seen.set(key, [...same.slice(-20), run])
    return !double
  })
}

import type { Detector, Span } from '../kinds.ts'
import { after, before } from './context.ts'

// 3-2-4 with hyphens or spaces. No area number is refused: one that was never issued may be a typing error or an ITIN.
const written = /(?<!\d)(?<!\d-)\d{3}(?: ?-\s?| )\d{2}(?: ?-\s?| )\d{4}(?!\d)(?!-\d)/g
// Any other way to write nine digits, which counts beside a cue alone.
const loose = /(?<![\d.,$])\d{3}[\s./-]{0,3}\d{2}[\s./-]{0,3}\d{4}(?!\d)/g

const program = String.raw`(?!\s+(?:act|admin|disab|benefit|ruling|court|commission|appeal|claim|office|law|system|trust))`
const cue = new RegExp(
  String.raw`\b(?:ssns?|s\.s\.n\.?|ss ?#|ss nos?\b|soc(?:ial|\.)? ?sec(?:urity|\.)${program}|social(?:s|:|#| is| no| number)\b|i?tin\b|taxpayer id)`,
  'i',
)

/** Social Security numbers, and ITINs, which look the same. */
export const findSsn: Detector = ({ flat }) => [...spans(flat, written, standsAlone), ...spans(flat, loose, isCued)]

function spans(flat: string, pattern: RegExp, accept: (flat: string, start: number, end: number) => boolean): Span[] {
  const found: Span[] = []
  for (const match of flat.matchAll(pattern)) {
    const end = match.index + match[0].length
    if (accept(flat, match.index, end)) found.push({ start: match.index, end, kind: 'ssn' })
  }
  return found
}

const isCued = (flat: string, start: number, end: number): boolean =>
  cue.test(before(flat, start, 60)) || cue.test(after(flat, end, 25))

/** Groups parted by spaces are columns of a table when more figures stand beside them. */
function standsAlone(flat: string, start: number, end: number): boolean {
  if (/§\s?$/.test(before(flat, start, 2))) return false
  return (
    flat.slice(start, end).includes('-') ||
    !(/(?:\d[,.]?|\$) ?$/.test(before(flat, start, 3)) || /^[ ,.]\d/.test(after(flat, end, 2)))
  )
}

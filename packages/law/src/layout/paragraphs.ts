import { titleCase } from '../headings/style.ts'
import type { Source, Span } from '../span/span.ts'
import type { Line } from './lines.ts'

/** Lines that belong together. `lines` are ordinals into the lines of prose given. */
export interface Paragraph extends Span {
  firstLine: number
  lastLine: number
}

const ended = /[.!?:;]["'”’)\]]{0,3}(?:\d{1,3})?$/
const open =
  /(?:[(\-–—]|\b(?:of|the|and|or|to|in|for|by|with|a|an|that|v\.|No\.|§|Inc\.,|such|any|as|from|at|on|its))$/i
const beginsLow = /^["“‘'([]?\p{Ll}/u
const item =
  /^(?:\((?:[a-z]{1,2}|[ivxl]{1,6}|[A-Z]|\d{1,3})\)\s|\d{1,3}(?:\.\d{1,3})*[.)]\s|\d{1,3}(?:\.\d{1,3})+\s|[A-Z][.)]\s|[IVXL]{1,6}[.)]\s|[•▪●○◦·*–—-]\s|(?:ARTICLE|Article|SECTION|Section)\s+[\dIVXL]+[.:\s]|WHEREAS\b|NOW,? THEREFORE|¶)/
/** Whether a line is in capitals but for a word or two: 'SECTION 8(b) BELOW'. */
const inCapitals = (text: string, { start, end }: Span): boolean => {
  const words = text.slice(start, Math.min(end, start + 400))
  const big = words.replace(/[^\p{Lu}]/gu, '').length
  return big > 1 && words.replace(/[^\p{Ll}]/gu, '').length <= big / 6
}
const maybeRest = /^(?:\(|(?:ARTICLE|Article|SECTION|Section)\s\d|[A-Z]\. \p{Lu}\p{Ll}|\d)/u
// '; and' goes from one item to the next.
const beforeItem = /[;,] (?:and|or)$/
const loneItem = /^(?:\([\da-zA-Z]{1,4}\)|[\da-zA-Z]{1,4}[.)]|\d{1,3}(?:\.\d{1,3}){1,4}\.?)$/
// 'II' or 'A' alone heads what follows, as opinions do.
const loneNumber = /^(?:[A-Z]|[IVX]{1,4})$/
const versus = /^(?:v|vs|-v-|against)\.?$/i
const pending = /(?:\bU\. ?S\. ?C\.|\bU\. ?S\.|\bv\.|\bNos?\.|§|¶)$/

const tail = (text: string, line: Line): string => text.slice(Math.max(line.start, line.end - 24), line.end)
const head = (text: string, line: Line): string => text.slice(line.start, Math.min(line.end, line.start + 48))

/** Share of lines that break off in mid-sentence: high where lines are wrapped by hand or by a page. */
const wrapping = (text: string, lines: readonly Line[]): number => {
  let long = 0
  let broken = 0
  for (let i = 0; i + 1 < lines.length; i++) {
    const [line, next] = [lines[i] as Line, lines[i + 1] as Line]
    if (line.end - line.start < 25) continue
    long++
    if (/[\p{L},-]$/u.test(tail(text, line)) && beginsLow.test(head(text, next))) broken++
  }
  return long === 0 ? 0 : broken / long
}

const widthOf = (lines: readonly Line[]): number => {
  const lengths = lines.map((line) => line.end - line.start).filter((length) => length > 20)
  lengths.sort((one, other) => one - other)
  return lengths[Math.floor(lengths.length * 0.9)] ?? 0
}

/** The widest line of the unbroken run of lines around each line. */
const runWidths = (lines: readonly Line[]): number[] => {
  const widths = new Array<number>(lines.length).fill(0)
  let first = 0
  for (let i = 1; i <= lines.length; i++) {
    if (i < lines.length && lines[i]?.gap === 0 && lines[i]?.page === lines[first]?.page) continue
    let widest = 0
    for (let j = first; j < i; j++) widest = Math.max(widest, (lines[j]?.end ?? 0) - (lines[j]?.start ?? 0))
    widths.fill(widest, first, i)
    first = i
  }
  return widths
}

/** Ordinal of the block that holds each line, or -1. */
const blockOf = (lines: readonly Line[], blocks: Source['blocks'] = []): number[] => {
  let at = 0
  return lines.map((line) => {
    while (at < blocks.length && (blocks[at]?.end ?? 0) <= line.start) at++
    return at < blocks.length && (blocks[at]?.start ?? 0) <= line.start ? at : -1
  })
}

/** Joins lines of prose to paragraphs: by the document's blocks where it has them, else by how the lines lie. */
export const paragraphsOf = (source: Source, lines: readonly Line[]): Paragraph[] => {
  const { text } = source
  const wrapped = wrapping(text, lines) >= 0.12
  const width = widthOf(lines)
  const runs = runWidths(lines)
  const blocks = blockOf(lines, source.blocks)
  const spaced = lines.filter((line) => line.gap > 0).length > lines.length * 0.6

  /** Whether two blocks may be one paragraph that a converter broke at the ends of its lines. */
  const brokenBlock = (i: number): boolean => {
    const [kind, next] = [source.blocks?.[blocks[i] ?? -1]?.kind, source.blocks?.[blocks[i + 1] ?? -1]?.kind]
    const line = lines[i] as Line
    return (kind === 'paragraph' || kind === 'list-item') && next === 'paragraph' && line.end - line.start > 50
  }

  /** On a page even a capital may go on: 'Governor / Roy Cooper'. A line of mostly capitals is a title. */
  const prose = (i: number): boolean => {
    const words = text.slice((lines[i] as Line).start, (lines[i] as Line).end)
    return (source.pages?.length ?? 0) > 0 && /\p{L}$/u.test(words) && titleCase(words) < 0.5
  }

  let first = 0
  const joins = (i: number): boolean => {
    const [line, next] = [lines[i] as Line, lines[i + 1] as Line]
    if (blocks[i] !== -1 && blocks[i] === blocks[i + 1]) return true
    const end = tail(text, line)
    const begin = head(text, next)
    if (versus.test(head(text, next)) || versus.test(text.slice(line.start, Math.min(line.end, line.start + 12))))
      return false
    if (line.end - line.start < 5 && loneNumber.test(text.slice(line.start, line.end))) return false
    if (line.end - line.start < 10 && loneItem.test(text.slice(line.start, line.end)))
      return !item.test(begin) && !loneItem.test(begin)
    const stopped = ended.test(end) && !pending.test(end)
    const goesOn = !stopped && beginsLow.test(begin) && !item.test(begin)
    if (blocks[i] !== -1 || blocks[i + 1] !== -1)
      return line.page !== next.page
        ? goesOn
        : brokenBlock(i) && !stopped && (goesOn || open.test(end) || prose(i)) && !item.test(begin)
    if (!wrapped) return goesOn && open.test(end) && next.gap === 0
    const size = line.end - line.start
    if (goesOn && (next.gap === 0 || size > width * 0.5 || spaced)) return true
    // 'Aaron / M. Frey' and 'under subsection / (a)': what looks like an item may be the rest of a full line.
    if (item.test(begin))
      return (
        next.gap === 0 &&
        !stopped &&
        !beforeItem.test(end) &&
        (size > width * 0.8 || open.test(end)) &&
        maybeRest.test(begin)
      )
    if (stopped && (next.gap > 0 || next.indent > line.indent + 2)) return false
    // A line that ends in 'of' or 'the' goes on, and so does a long one in capitals.
    const unfinished = next.gap === 0 && !stopped && (open.test(end) ? size > 20 : size > 60)
    if (unfinished && (open.test(end) || (inCapitals(text, line) && inCapitals(text, next)))) return true
    if (inCapitals(text, line) !== inCapitals(text, next) && size < width * 0.8) return false
    // A line is full where the first word of the next would not have fitted.
    const measure = next.gap === 0 && !spaced ? Math.max(Math.min(runs[i] ?? 0, width), width * 0.6) : width * 0.95
    const full = size + 1 + (begin.match(/^\S+/)?.[0].length ?? 0) >= measure * 0.97
    if (next.gap === 0) return full || (!stopped && (size > measure * 0.7 || open.test(end)))
    if (!full || stopped) return false
    return spaced || line.page !== next.page || (i > first && size > width * 0.85)
  }

  const paragraphs: Paragraph[] = []
  for (let i = 0; i < lines.length; i++) {
    if (i + 1 < lines.length && joins(i)) continue
    paragraphs.push({ start: (lines[first] as Line).start, end: (lines[i] as Line).end, firstLine: first, lastLine: i })
    first = i + 1
  }
  return paragraphs
}

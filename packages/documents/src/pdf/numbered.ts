import { isFurniture } from './classify.ts'
import type { Paragraph, Run } from './types.ts'

/**
 * Paragraphs with the numbers of their lines: those printed down the margin, else counted from the top of the page. Page
 * numbers and filing stamps are not counted; what stands side by side is one line.
 * @param printed the numbers in the margin, in their order
 */
export function withLines(paragraphs: readonly Paragraph[], printed: readonly Run[]): Paragraph[] {
  const numberAt = printed.length > 0 ? printedNumber(printed) : countedNumber(paragraphs)
  return paragraphs.map((paragraph) => {
    if (isFurniture(paragraph.text)) return paragraph
    const numbered = paragraph.starts.flatMap(({ at, y, size }): [number, number][] => {
      const line = numberAt(y, size)
      return line === undefined ? [] : [[at, line]]
    })
    return numbered.length > 0 ? { ...paragraph, numbered } : paragraph
  })
}

type NumberAt = (y: number, size: number) => number | undefined

/** The number beside a line, or the one above it where lines are closer than numbers. */
function printedNumber(printed: readonly Run[]): NumberAt {
  return (y, size) => {
    const beside = printed.findLast((number) => number.y <= y + size * 0.5)
    const spacing = spacingOf(printed)
    return beside && y - beside.y < spacing ? Number(beside.text) : undefined
  }
}

const spacingOf = (printed: readonly Run[]): number => {
  const [first, last] = [printed[0], printed.at(-1)]
  return first && last && printed.length > 1 ? (last.y - first.y) / (printed.length - 1) : 0
}

function countedNumber(paragraphs: readonly Paragraph[]): NumberAt {
  const lines = paragraphs
    .filter(({ text }) => !isFurniture(text))
    .flatMap(({ starts }) => starts)
    .sort((one, other) => one.y - other.y)
  const tops: number[] = []
  const sizes: number[] = []
  for (const { y, size } of lines) {
    const above = tops.at(-1)
    if (above !== undefined && y - above < Math.min(size, sizes.at(-1) ?? size) * 0.5) continue
    tops.push(y)
    sizes.push(size)
  }
  return (y, size) => {
    const at = tops.findLastIndex((top) => top <= y + size * 0.01)
    return at < 0 ? undefined : at + 1
  }
}

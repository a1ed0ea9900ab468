import type { DocumentText } from '@casewright/core'
import type { CheckedCitation } from '../output.ts'

type Where = NonNullable<CheckedCitation['where']>

/**
 * Where a place of a document is for a person who looks for it in the file: page and printed line of a PDF, the line of
 * a plain text, the paragraph of a Word file, whose lines and pages each computer lays out for itself. What is not known is
 * left out.
 */
export function placesIn(document: DocumentText): (offset: number) => Where {
  const { kind, text, pages, blocks, firstLine = 1 } = document
  if (pages.length > 0)
    return (offset) => {
      const page = pages.findLast(({ start }) => start <= offset)
      const line = page?.lines?.findLast(([start]) => start <= offset)
      return { ...(page && { page: page.number }), ...(line && { line: line[1] }) }
    }
  if (kind === 'txt') {
    const starts = lineStarts(text)
    return (offset) => (starts.length > 1 ? { line: firstLine + countTo(starts, offset) - 1 } : {})
  }
  const paragraphs = blocks.filter((one) => one.kind !== 'footnote')
  const starts = paragraphs.map(({ start }) => start)
  return (offset) => {
    const at = countTo(starts, offset)
    const block = paragraphs[at - 1]
    return block && offset < block.end ? { paragraph: at } : {}
  }
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** How many of the sorted starts are not behind an offset. */
function countTo(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}

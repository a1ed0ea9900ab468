import type { Layout } from '../layout/layout.ts'
import type { Paragraph } from '../layout/paragraphs.ts'

/** Columns by which a block is set in, at least. */
const least = 3
/** Columns of a tab. */
const tab = 4

type Lying = Pick<Layout, 'prose' | 'lines'>

/**
 * Whether every line of a paragraph begins further in than the paragraphs around it do. A paragraph of one line, among
 * others of several, may only have its first line set in.
 */
export function isSetIn(lying: Lying, paragraph: Paragraph, before: Paragraph, after: Paragraph | undefined): boolean {
  const own = leastIndent(lying, paragraph)
  if (own < least) return false
  const isLine = (one: Paragraph) => one.firstLine === one.lastLine
  if (isLine(paragraph) && !isLine(before)) return false
  return own >= leastIndent(lying, before) + least && (!after || own >= leastIndent(lying, after) + least)
}

function leastIndent({ prose, lines }: Lying, { firstLine, lastLine }: Paragraph): number {
  let smallest = Number.POSITIVE_INFINITY
  for (let at = firstLine; at <= lastLine; at++) {
    const line = lines[at]
    if (!line) continue
    const tabs = prose.slice(line.start - line.indent, line.start).split('\t').length - 1
    smallest = Math.min(smallest, line.indent + tabs * (tab - 1))
  }
  return smallest
}

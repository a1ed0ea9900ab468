import type { Block } from '@casewright/core'

/** A line or paragraph of a document as it is shown. Offsets are UTF-16, into the content. */
export interface Unit {
  kind: 'heading' | 'subheading' | 'letter-header' | 'paragraph' | 'list-item' | 'table-row' | 'footnote'
  start: number
  end: number
}

/** A numbered sentence or a conspicuous clause in capitals is a paragraph and no heading: it is longer than this. */
const longestHeading = 120
/** A numbered line that is longer is a sentence with a number. */
const longestNumbered = 80
/** A letter greets within so many lines. */
const linesToSalutation = 40
const salutation = /^(?:dear\b.{0,80}|to whom it may concern|ladies and gentlemen|gentlemen|counsel)\s*[:,]?$/i

interface Span {
  start: number
  end: number
}

/** The lines of a stretch of text that have words, without white space at their ends. */
const linesIn = (content: string, { start, end }: Span): Span[] => {
  const lines: Span[] = []
  for (const found of content.slice(start, end).matchAll(/[^\n\f\r]+/g)) {
    const words = found[0].trim()
    if (!words) continue
    const from = start + found.index + found[0].indexOf(words)
    lines.push({ start: from, end: from + words.length })
  }
  return lines
}

/** The offset of a letter's salutation; 0 where there is none. */
const salutationIn = (content: string): number => {
  const lines = linesIn(content, { start: 0, end: Math.min(content.length, 6_000) }).slice(0, linesToSalutation)
  return lines.find(({ start, end }) => salutation.test(content.slice(start, end)))?.start ?? 0
}

/**
 * The specification's rules: capitals make a heading; a colon at the end or a number at the start make a subheading;
 * what stands before the salutation of a letter is its header.
 */
const kindOfLine = (words: string, beforeSalutation: boolean): Unit['kind'] => {
  if (words.length > longestHeading) return 'paragraph'
  if (/\p{Lu}.*\p{Lu}/u.test(words) && !/\p{Ll}/u.test(words)) return 'heading'
  if (beforeSalutation) return 'letter-header'
  // '6. Records. Records belong to the Practice.' is a clause with its heading before it.
  const isClause = /\p{Ll}\.\s{1,3}\p{Lu}/u.test(words) && words.endsWith('.')
  const isNumbered = /^\d/.test(words) && words.length <= longestNumbered && !isClause
  return words.endsWith(':') || isNumbered ? 'subheading' : 'paragraph'
}

const kept: readonly string[] = ['table-row', 'footnote']

/** A document as headings, subheadings and paragraphs, in order and without overlap; between them is white space alone. */
export const unitsOf = (content: string, blocks: readonly Block[]): Unit[] => {
  const greeting = salutationIn(content)
  const units: Unit[] = []
  const addLines = (span: Span) => {
    for (const line of linesIn(content, span))
      units.push({ ...line, kind: kindOfLine(content.slice(line.start, line.end), line.start < greeting) })
  }
  let at = 0
  for (const block of [...blocks].sort((one, other) => one.start - other.start)) {
    if (block.start < at || block.end <= block.start || block.end > content.length) continue
    addLines({ start: at, end: block.start })
    at = block.end
    const lines = linesIn(content, block)
    const [first] = lines
    const last = lines.at(-1)
    if (!first || !last) continue
    if (kept.includes(block.kind)) units.push({ start: first.start, end: last.end, kind: block.kind as Unit['kind'] })
    else if (block.kind === 'list-item' && lines.length > 1)
      units.push({ start: first.start, end: last.end, kind: 'list-item' })
    else if (lines.length === 1 || block.start < greeting) {
      const from = units.length
      addLines(block)
      const only = units[from]
      if (lines.length !== 1 || only?.kind !== 'paragraph') continue
      if (block.kind === 'heading') units[from] = { ...only, kind: block.level === 1 ? 'heading' : 'subheading' }
      if (block.kind === 'list-item') units[from] = { ...only, kind: 'list-item' }
    } else {
      const isHeading = block.kind === 'heading' && last.end - first.start <= longestHeading
      units.push({ start: first.start, end: last.end, kind: isHeading ? 'heading' : 'paragraph' })
    }
  }
  addLines({ start: at, end: content.length })
  return units
}

import { numberDepth, readsAsHeading } from '../text/heading-words.ts'
import type { TextBuilder } from '../text/text-builder.ts'

const item = /^\s*([-*•·▪○]|\(?([a-z]|\d{1,3}|[ivx]{1,5})[.)])\s+\S/i

/** Adds a story's lines as paragraphs. A binary Word file keeps no styles here: headings are told by their words. */
export function addParagraphs(builder: TextBuilder, story: string): string[] {
  const headings: string[] = []
  for (const line of story.split('\n')) {
    const text = line.trim()
    if (text === '') continue
    const cells = line.split('\t').map((cell) => cell.trim())
    if (readsAsHeading(text)) {
      builder.add('heading', text, numberDepth(text) ?? 1)
      headings.push(text)
    } else if (line.endsWith('\t') && cells.filter(Boolean).length > 1) builder.add('table-row', cells.join('\t'))
    else builder.add(item.test(text) ? 'list-item' : 'paragraph', text)
  }
  return headings
}

/** Adds each note as a block of its own. */
export function addNotes(builder: TextBuilder, story: string): void {
  for (const line of story.split('\n')) builder.add('footnote', line)
}

/** Adds the lines of headers and footers, each once: they stand on every page, and page numbers say nothing. */
export function addRunning(builder: TextBuilder, story: string): void {
  const lines = new Set(story.split('\n').map((line) => line.trim()))
  for (const line of lines) if (/\p{L}{2}/u.test(line) && !/^page\s*(of)?$/i.test(line)) builder.add('paragraph', line)
}

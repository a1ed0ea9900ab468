import type { Line } from './lines.ts'

// Stamps of electronic filing systems, page numbers and line numbers of pleading paper.
const stamps = [
  /^(?:(?:appellate|uscA?\d*) )?case:? ?(?:no\.? ?)?[\d:]+-[\w-]+(?: .*\b(?:document|doc|filed|page|entered|pg)\b.*)?$/is,
  /^(?:document:? \d[\d-]*|page:? \d+|date filed: [\d/]+|entry id: \d+|date filed: [\d/]+ +entry id: \d+)$/i,
  /^(?:filed|entered):? \d\d?\/\d\d?\/\d{2,4}(?: .{0,40})?$/i,
  /^<PAGE>\s*\d*$/,
  /^[-–—\s]{0,3}(?:page )?\d{1,4}(?: of \d{1,4})?[-–—\s]{0,3}$/i,
  /^page(?: id)? ?#?:? ?\d+$/i,
  /^[^\p{L}\p{N}]{1,120}$/u,
]

const shape = (words: string): string => words.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ')

/** The ordinals of the lines at the head and foot of each page. */
const edges = (lines: readonly Line[]): { page: number; line: number }[] => {
  const found: { page: number; line: number }[] = []
  let first = 0
  for (let i = 1; i <= lines.length; i++) {
    if (i < lines.length && lines[i]?.page === lines[first]?.page) continue
    for (let j = first; j < i; j++)
      if (j < first + 3 || j >= i - 3) found.push({ page: lines[first]?.page ?? 0, line: j })
    first = i
  }
  return found
}

/**
 * Which lines are not part of the prose: page numbers, filing stamps, and what comes back
 * at the head or foot of three pages or more.
 */
export const furnitureOf = (text: string, lines: readonly Line[]): boolean[] => {
  const words = lines.map((line) => (line.end - line.start > 160 ? '' : text.slice(line.start, line.end)))
  const marks = words.map((line) => line !== '' && stamps.some((stamp) => stamp.test(line)))
  const pages = new Map<string, Set<number>>()
  const places = edges(lines).filter(({ line }) => (words[line] ?? '').length > 2)
  for (const { page, line } of places) {
    const key = shape(words[line] ?? '')
    pages.set(key, (pages.get(key) ?? new Set()).add(page))
  }
  // The first of them may be the title itself, of which the running head is a copy.
  const titles = new Set<string>()
  for (const { line } of places) {
    const key = shape(words[line] ?? '')
    if (lines[line]?.page === lines[0]?.page && !titles.has(key)) titles.add(key)
    else if ((pages.get(key)?.size ?? 0) >= 3) marks[line] = true
  }
  return marks
}

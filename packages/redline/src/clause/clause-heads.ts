import type { Paragraph } from '../scan/model.ts'
import type { Places } from '../text/places.ts'

interface Block {
  start: number
  end: number
}

/** A clause at the top level of the document: "7. Confidentiality", "Section 7", "ARTICLE VII". */
export interface ClauseHead {
  start: number
  end: number
  number: number
  paragraph: Paragraph
  /** Word makes the number, so it is not among the words. */
  isAutomatic: boolean
  /** Its number as it is written, up to the words. */
  label: string
}

const roman: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 }

const romanValue = (text: string): number =>
  [...text].reduce((sum, sign, at) => {
    const value = roman[sign] ?? 0
    return sum + (value < (roman[text[at + 1] ?? ''] ?? 0) ? -value : value)
  }, 0)

const heading = /^((?:(?:article|section|clause)\s+)?(?:(\d{1,2})(?![\d.]*\d)|([IVXL]{1,6})(?=[.:\s]))[.:)]?)(?:\s+|$)/i

/** Whether a line begins with the number of a clause at the top level: '2. Fees', but not '2.2 Taxes'. */
export const isHeadLine = (words: string): boolean => heading.test(words)

/** The clauses of the body in order, as far as they are numbered. */
export function clauseHeads(text: string, blocks: readonly Block[], places: Places): ClauseHead[] {
  // A table of contents and a list inside of a clause count from 1 as well: the clauses are the longest such sequence.
  const sequences: ClauseHead[][] = []
  for (const block of blocks) {
    const head = headOf(text, block, places)
    if (!head) continue
    const open = sequences.findLast((one) => one.at(-1)?.number === head.number - 1)
    if (open) open.push(head)
    else if (head.number <= 3) sequences.push([head])
  }
  return sequences.reduce((longest, one) => (one.length >= longest.length ? one : longest), [])
}

function headOf(text: string, { start, end }: Block, places: Places): ClauseHead | undefined {
  const words = text.slice(start, Math.min(end, start + 80))
  const found = heading.exec(words)
  if (!found || (found[3] && found[3] !== found[3].toUpperCase())) return undefined
  const paragraph = places.after(start, end)?.paragraph
  if (paragraph?.room !== 'body' || paragraph.inTable) return undefined
  const number = found[2] ? Number(found[2]) : romanValue(found[3] ?? '')
  return { start, end, number, paragraph, isAutomatic: !places.holds(start), label: found[1] ?? '' }
}

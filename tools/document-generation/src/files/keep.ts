import { type Part, wordsOf } from '@casewright/templates/pages'

/** Whether one of several things of a list stands on the page of the next: its first two stand together, and its last two. */
export const itemKeepsWithNext = (n: number, count: number): boolean => n < count - 1 && (n === 0 || n === count - 2)

/** Whether a part stands on the page on which the next one begins: a head, what leads to a list, the end of a letter. */
export function keepsWithNext(parts: readonly Part[], n: number): boolean {
  const [part, next, after] = [parts[n], parts[n + 1], parts[n + 2]]
  if (!part || !next) return false
  if (part.kind === 'title' || part.kind === 'heading' || part.kind === 'letterhead') return true
  if (part.kind === 'signatures') return next.kind === 'note'
  if (next.kind === 'items') return part.kind === 'paragraph'
  // No page has signatures alone: the last words of the document stand on it too.
  if (next.kind === 'signatures' || (next.kind === 'paragraph' && after?.kind === 'signatures'))
    return part.kind === 'paragraph' || part.kind === 'clause'
  if (next.kind === 'lines' && (next.toSign || (after?.kind === 'lines' && after.toSign))) return part.kind !== 'rows'
  return part.kind === 'clause' && next.kind === 'clause' && wordsOf(part.runs) === ''
}

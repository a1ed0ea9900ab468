import { laterHistoryOfAll } from '@casewright/core'
import type { Read } from './retrieve/passages.ts'

/** What was read, and what nobody checked. @param note what of the answer is whose */
export function notesOn(reads: readonly Read[], note: string): string[] {
  const own = reads.filter(({ text }) => text !== null).length
  return [
    ...(reads.length > 0 ? [readNote(own, reads.length)] : []),
    note,
    ...(reads.length > 0 ? [laterHistoryOfAll(reads.map(({ found }) => found))] : []),
  ]
}

function readNote(own: number, all: number): string {
  if (own === 0)
    return 'The text of these authorities is not available; the words are from the library’s editors or the source.'
  const read = `Read the text of ${own} of ${all} ${all === 1 ? 'authority' : 'authorities'}`
  return own === all ? `${read}.` : `${read}; of the others there is what the library’s editors or the source say.`
}

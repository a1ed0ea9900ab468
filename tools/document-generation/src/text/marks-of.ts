import type { TextMark } from '@casewright/ui'
import type { Reading } from './use-reading.ts'

/**
 * Where the words of answers stand in the text as it is now. A place counts while its words are those that were read:
 * a text that goes on at its end keeps them, one that was changed before them loses them until it is read again.
 */
export function marksOf(text: string, reading: Reading | null, chosen: string | null): TextMark[] {
  return (reading?.filled ?? []).flatMap(({ field, from }): TextMark[] => {
    if (!from || !reading || text.slice(from.start, from.end) !== reading.text.slice(from.start, from.end)) return []
    return [{ ...from, tone: field === chosen ? 'chosen' : 'found' }]
  })
}

import type { SpeechModelRow } from '@casewright/api/client'
import { inBytes } from '@casewright/core/client'

/** How a speech model stands. */
export function fetchWords({ isHeld, fetch }: Pick<SpeechModelRow, 'isHeld' | 'fetch'>): string {
  if (isHeld) return 'Hears dictation'
  if (fetch?.isRunning) return `Fetching: ${inBytes(fetch.bytes)} of ${inBytes(fetch.of)}`
  return fetch && fetch.bytes > 0 ? `Fetched so far: ${inBytes(fetch.bytes)} of ${inBytes(fetch.of)}` : 'Not added'
}

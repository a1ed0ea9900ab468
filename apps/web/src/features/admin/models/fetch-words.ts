import type { FetchRow, LanguageModelRow, SpeechModelRow } from '@casewright/api/client'
import { inBytes } from '@casewright/core/client'
import { lengthOf } from '../../../lib/length.ts'
import type { ModelState } from './model-state.tsx'

/** How what is fetched stands; undefined: nothing of it was. */
export function fetchState(fetch: FetchRow | null): ModelState | undefined {
  if (!fetch) return undefined
  if (fetch.isAdding) return 'adding'
  if (fetch.isRunning) return 'fetching'
  if (fetch.problem) return 'stopped'
  return fetch.bytes > 0 ? 'paused' : undefined
}

/** '3.7 of 9.1 GB', and how long it still takes. */
export function progressWords({ bytes, of, secondsLeft, isRunning, isAdding }: FetchRow): {
  amount: string
  left: string
} {
  const left = isAdding
    ? 'compared with the file we tried, and added'
    : isRunning && secondsLeft !== null
      ? `about ${lengthOf(secondsLeft)} left`
      : ''
  return { amount: `${inBytes(bytes)} of ${inBytes(of)}`, left }
}

/** How a model of this server stands. */
export function modelState({ isInUse, isFallback, isHeld, fits, fetch }: LanguageModelRow): ModelState | undefined {
  if (isInUse) return 'in-use'
  if (isFallback) return 'fallback'
  const ofFetch = isHeld ? undefined : fetchState(fetch)
  if (ofFetch) return ofFetch
  if (!fits) return 'too-large'
  return isHeld ? undefined : 'away'
}

/** What of a speech model's words was wrong, for the voices of our evaluation: '9 to 23 % of words wrong'. */
export function heardWords(evaluation: SpeechModelRow['evaluation']): string | null {
  const shares = evaluation.map(({ wrong, of }) => Math.round((100 * wrong) / of))
  if (shares.length === 0) return null
  const [least, most] = [Math.min(...shares), Math.max(...shares)]
  return `${least === most ? least : `${least} to ${most}`} % of words wrong`
}

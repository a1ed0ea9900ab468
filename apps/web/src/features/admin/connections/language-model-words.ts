import type { LanguageModelRow } from '@casewright/api/client'
import { inBytes } from '@casewright/core/client'

/** How a model of this server stands, in a few words. */
export function modelState({ isInUse, isHeld, fits, fetch, bytes, waiting }: LanguageModelRow): string {
  if (isInUse) return waiting > 0 ? `In use, ${waiting} in line` : 'In use'
  if (isHeld) return 'On this server'
  if (fetch?.isRunning) return `Fetching: ${inBytes(fetch.bytes)} of ${inBytes(bytes)}`
  if (!fits) return 'Needs more memory than this server has'
  return fetch && fetch.bytes > 0
    ? `Fetched so far: ${inBytes(fetch.bytes)} of ${inBytes(bytes)}`
    : 'Not on this server'
}

/** What an administrator does next with a model that is here. */
export const howToUse = ({ name }: Pick<LanguageModelRow, 'name'>): string =>
  `Set LLM_MODEL=local:${name} and restart the server.`

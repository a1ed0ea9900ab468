import { leaving } from './limits.ts'
import type { Job, Told } from './protocol.ts'

/** Calls of one job that the server has in hand at once, with their answers that the process has not taken yet. */
export const mostCalls = 32

/**
 * Of these a process that behaves has so many open, and lets further ones wait. Answers in a queue leave in one write, and
 * are known to be taken once the last of them is: until then each may count beside the call that follows it.
 */
export const mostOpen = mostCalls / 2

/** What one job has said and asked. It is counted here, since a process that misbehaves does not count. */
export function createAccount(kind: Job['kind']) {
  let linesLeft = leaving.lines
  let charactersLeft = leaving.partial
  let calls = 0

  function mayTell([name, value]: Told): boolean {
    if (name !== 'partial') return linesLeft-- > 0
    if ('replace' in value) return true
    charactersLeft -= value.append.length
    return charactersLeft >= 0
  }

  return {
    mayTell,
    /** Counts a call; false where it is one too many, which a process that behaves does not send. */
    call: (): boolean => ++calls <= mostCalls,
    answered(): void {
      calls -= 1
    },
    /**
     * The value of a job that is done.
     * @throws Error for one that no job of its kind has
     */
    valueOf(value: unknown): string | Uint8Array | string[] {
      if (kind === 'check') {
        const isSentences = Array.isArray(value) && value.every((one) => typeof one === 'string')
        if (isSentences && value.length <= leaving.lines) return value
      } else if (value instanceof Uint8Array) {
        if ((kind === 'export' || kind === 'saved') && value.length <= leaving.file) return value
        const text = kind === 'run' ? Buffer.from(value).toString() : undefined
        if (text !== undefined && text.length <= leaving.result) return text
      }
      throw new Error('The process of the tool answered with nothing that was asked of it')
    },
  }
}

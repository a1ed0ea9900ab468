import { setTimeout as wait } from 'node:timers/promises'
import { failureOf } from './failure.ts'
import type { LanguageModel, ModelAnswer, ModelRequest } from './provider.ts'

export interface Patience {
  tries: number
  /** Milliseconds before the second try; doubled with each further one. */
  firstWait: number
  /** A provider that asks for a longer pause than this is given up. */
  longestWait: number
}

const patience: Patience = { tries: 3, firstWait: 500, longestWait: 20_000 }

/**
 * Asks each model in turn, each more than once where that may help, and says which one answered.
 * @throws CasewrightError the last model's failure
 */
export async function askInTurn(
  models: readonly LanguageModel[],
  request: ModelRequest,
  { tries, firstWait, longestWait } = patience,
  /** Called when what was streamed so far is void. */
  onRestart: () => void = () => {},
): Promise<{ model: LanguageModel; answer: ModelAnswer }> {
  let last: unknown
  for (const model of models) {
    for (let attempt = 0; attempt < tries; attempt++) {
      try {
        return { model, answer: await model.ask(request) }
      } catch (thrown) {
        const { error, passing, retryAfter } = failureOf(thrown, request.signal)
        last = error
        if (request.signal.aborted) throw error
        onRestart()
        const pause = retryAfter ?? firstWait * 2 ** attempt
        if (!passing || pause > longestWait || attempt + 1 === tries) break
        await wait(pause, undefined, { signal: request.signal }).catch(() => {})
        if (request.signal.aborted) throw failureOf(thrown, request.signal).error
      }
    }
  }
  throw last
}

import { setTimeout as wait } from 'node:timers/promises'
import { modelCalls, modelTokens } from '../platform/metrics/meters.ts'
import { failureOf } from './failure.ts'
import type { LanguageModel, ModelAnswer, ModelRequest } from './provider.ts'

const tries = 3
/** Milliseconds before the second try; doubled with each further one. */
const firstWait = 500
/** A provider that asks for a longer pause than this, in milliseconds, is given up. */
const longestWait = 20_000

/** A model that is asked again where that may help. */
export interface PatientModel extends Omit<LanguageModel, 'ask'> {
  /**
   * @param onRestart called when what was streamed so far is void
   * @throws CasewrightError what its failure means
   */
  ask(request: ModelRequest, onRestart?: () => void): Promise<ModelAnswer>
}

export const patient = (model: LanguageModel): PatientModel => ({
  ...model,
  ask: (request, onRestart) => askPatiently(model, request, onRestart),
})

/**
 * Asks a model, more than once where that may help.
 * @param onRestart called when what was streamed so far is void
 * @throws CasewrightError what its failure means
 */
async function askPatiently(
  model: LanguageModel,
  request: ModelRequest,
  onRestart: () => void = () => {},
): Promise<ModelAnswer> {
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await model.ask(request)
      count(model, answer.stop === 'end' ? 'answered' : answer.stop, answer.tokens)
      return answer
    } catch (thrown) {
      const { error, passing, retryAfter } = failureOf(thrown, request.signal)
      count(model, request.signal.aborted ? 'cancelled' : error.code === 'model-busy' ? 'busy' : 'failed')
      const pause = retryAfter ?? firstWait * 2 ** attempt
      if (!passing || pause > longestWait || attempt + 1 === tries) throw error
      onRestart()
      await wait(pause, undefined, { signal: request.signal }).catch(() => {})
      if (request.signal.aborted) throw failureOf(thrown, request.signal).error
    }
  }
}

function count({ provider, name: model }: LanguageModel, outcome: string, tokens?: ModelAnswer['tokens']): void {
  modelCalls.inc({ provider, model, outcome })
  if (!tokens) return
  modelTokens.inc({ provider, model, direction: 'input' }, tokens.input)
  modelTokens.inc({ provider, model, direction: 'output' }, tokens.output)
}

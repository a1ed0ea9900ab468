import { LocalModelError } from '@casewright/local-model'
import { recordTest } from '../../../features/usage/index.ts'
import type { Models } from '../../../models/registry.ts'
import type { Database } from '../../../platform/db/client.ts'
import { refusalOf } from '../../../platform/egress/index.ts'
import type { Log } from '../../../platform/log/log.ts'
import { answered, failed, forAdministrator, offlineTest, type Row, type Tested } from './row.ts'

export interface ModelDeps {
  models: Models
  db: Database
  log: Log
}

const question = {
  system: 'You are asked whether you can be reached. Answer with the one word OK, as the schema has it.',
  user: 'Say OK.',
  schema: {
    type: 'object',
    properties: { word: { type: 'string' } },
    required: ['word'],
    additionalProperties: false,
  },
  maxTokens: 64,
}

/** The models, in the order in which they are asked. */
export async function modelRows({ models: all, db, log }: ModelDeps): Promise<Row[]> {
  const models = await all.now()
  return models.all.map(({ id, provider, name, trust, host, hasKey }, place) => ({
    shown: {
      id: `model:${place}`,
      kind: 'model',
      title: provider,
      name,
      host,
      trust,
      key: hasKey ? 'set' : null,
      off: null,
    },
    names: [provider, id],
    async test(by, signal) {
      const model = models.forRun({ userId: by.id, runId: null }, () => [])[place]
      try {
        const answer = await model?.ask({ ...question, signal })
        if (answer)
          await recordTest(db, by.id, id, answer.tokens).catch(() => log.warn('a test of a model was not counted'))
        return answered(`${provider} answered as ${name}.`)
      } catch (error) {
        return whatWentWrong(error, signal, `${id.split(':')[0]?.toUpperCase()}`)
      }
    },
  }))
}

/** @param word that the provider's settings begin with */
function whatWentWrong(error: unknown, signal: AbortSignal, word: string): Tested {
  if (refusalOf(error)?.code === 'offline') return offlineTest
  if (signal.aborted)
    return failed(
      'It did not respond in time.',
      'A model that is still loading can take longer. Test it again in a minute.',
    )
  const cause = (error as Error).cause
  if (cause instanceof LocalModelError) return failed('The model on this server did not answer.', cause.detail)
  const { status } = error as { status?: number }
  if (status === 401 || status === 403)
    return failed('It rejected this installation’s API key.', `Check ${word}_API_KEY.`)
  if (status === 404)
    return failed(
      'The model does not exist there, or the address is wrong.',
      `Check LLM_MODEL, LLM_FALLBACK and ${word}_BASE_URL.`,
    )
  if (status === 400 || status === 422)
    return failed('It rejected the request.', 'Check LLM_MODEL and LLM_FALLBACK. The model may not support chat.')
  if (status === 429)
    return failed('It reported a rate limit, or an account without credit.', 'Check your account with the provider.')
  if (status !== undefined) return failed(`It returned an error (${status}).`, 'Test it again in a few minutes.')
  const refusal = refusalOf(error)
  if (refusal) return failed(forAdministrator(refusal.message), `Check ${word}_BASE_URL.`)
  return failed(
    'It could not be reached, or the connection was lost.',
    `Check that its server is running and can be reached from this machine, and check ${word}_BASE_URL if that is set.`,
  )
}

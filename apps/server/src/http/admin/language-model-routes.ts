import type { LanguageModelRow, LanguageModels } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { Hono } from 'hono'
import { actorOf, record } from '../../features/audit/index.ts'
import type { LocalModels } from '../../models/local-models.ts'
import type { OfferedModel, OfferedModels } from '../../models/offered.ts'
import type { SpeechModels } from '../../models/speech-models.ts'
import type { Env } from '../../ops/env/env.ts'
import type { Database } from '../../platform/db/client.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

export interface LanguageModelAdminDeps {
  db: Database
  env: Env
  offered: OfferedModels
  speechModels: SpeechModels
  locals: LocalModels
}

/** Language and speech models that run on this server, at `/api/admin/language-models`: what there is, and fetching it. */
export function languageModelRoutes({ db, env, offered, speechModels, locals }: LanguageModelAdminDeps) {
  const row = (model: OfferedModel): LanguageModelRow => {
    const isInUse = model.isHeld && env.LLM_MODEL === `local:${model.name}`
    const running = isInUse ? locals.of(model.name) : null
    return {
      ...model,
      fits: model.memory <= offered.memory(),
      isInUse,
      tokensPerSecond: running?.tokensPerSecond() ?? null,
      waiting: running?.waiting() ?? 0,
    }
  }
  return new Hono<AppEnv>()
    .get('/', async (c) =>
      c.json({
        models: (await offered.list()).map(row),
        speech: await speechModels.list(),
        hears: await speechModels.held(),
        offline: env.OFFLINE,
        memory: offered.memory(),
      } satisfies LanguageModels),
    )
    .post('/:name/fetch', async (c) => {
      const name = c.req.param('name')
      const ofSpeech = speechModels.fetchOf(name)
      const fetching = offered.fetchOf(name) ?? ofSpeech
      if (!fetching) throw new CasewrightError('not-found', 'There is no such model to fetch.')
      if (env.OFFLINE)
        throw new CasewrightError(
          'conflict',
          'This server is offline, so nothing is fetched. Add the model with npm run model -- import.',
        )
      await record(db, actorOf(c), {
        action: ofSpeech ? 'speech-model.fetched' : 'language-model.fetched',
        detail: { model: name },
      })
      fetching.start()
      return c.body(null, 202)
    })
}

import type { MeaningState } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { Hono } from 'hono'
import { actorOf, record } from '../../features/audit/index.ts'
import type { Env } from '../../ops/env/env.ts'
import type { Database } from '../../platform/db/client.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import { type EmbedderMaker, type ModelFetch, meaningStatus } from '../../research/meaning/index.ts'
import { cancelFetch, pauseFetch } from './break-fetch.ts'

export interface MeaningAdminDeps {
  db: Database
  env: Env
  maker: EmbedderMaker
  modelFetch: ModelFetch
}

/** Searching by meaning, at `/api/admin/meaning`: with which model, how far its vectors are, and fetching it. */
export function meaningRoutes({ db, env, maker, modelFetch }: MeaningAdminDeps) {
  const { name, license, address } = modelFetch.model
  const isOffered = env.EMBEDDING_MODEL === undefined || env.EMBEDDING_MODEL === `local:${name}`
  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const status = await meaningStatus(db, maker)
      const fetching = await modelFetch.state()
      const fetch =
        isOffered && status.isOn && (!status.model || fetching.isRunning)
          ? { name, license, from: new URL(address).host, ...fetching }
          : null
      const isFixed = env.EMBEDDING_MODEL === 'none'
      return c.json({ ...status, isFixed, fetch, offline: env.OFFLINE } satisfies MeaningState)
    })
    .post('/fetch', async (c) => {
      if (!isOffered)
        throw new CasewrightError('conflict', 'EMBEDDING_MODEL names another model, so this one is not fetched.')
      if (env.OFFLINE)
        throw new CasewrightError(
          'conflict',
          'This server is offline, so nothing is fetched. Add the model with npm run model -- import.',
        )
      await record(db, actorOf(c), { action: 'embedding-model.fetched', detail: { model: name } })
      modelFetch.start()
      return c.body(null, 202)
    })
    .post('/pause', async (c) => {
      await record(db, actorOf(c), { action: 'model.fetch-paused', detail: { model: name } })
      await pauseFetch(modelFetch)
      return c.body(null, 202)
    })
    .post('/cancel', async (c) => {
      await record(db, actorOf(c), { action: 'model.fetch-canceled', detail: { model: name } })
      await cancelFetch(modelFetch)
      return c.body(null, 204)
    })
}

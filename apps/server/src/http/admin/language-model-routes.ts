import type { EvaluationHere, EvaluationQuestion, LanguageModelRow, LanguageModels } from '@casewright/api'
import { CasewrightError, inBytes } from '@casewright/core'
import type { Recognizer } from '@casewright/local-model/speech'
import { Hono } from 'hono'
import { z } from 'zod'
import { actorOf, record } from '../../features/audit/index.ts'
import { askForEvaluation, cancelEvaluations, evaluationsHere } from '../../features/evaluations/index.ts'
import { installationSettings } from '../../features/settings/index.ts'
import { papers } from '../../models/evaluation/papers.ts'
import type { LocalModels } from '../../models/local-models.ts'
import type { OfferedModel, OfferedModels } from '../../models/offered.ts'
import type { ModelRegistry, Models } from '../../models/registry.ts'
import type { SpeechModels } from '../../models/speech-models.ts'
import type { Env } from '../../ops/env/env.ts'
import type { WeightsFolder } from '../../ops/model/weights-folder.ts'
import type { Database } from '../../platform/db/client.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import { cancelFetch, pauseFetch } from './break-fetch.ts'

export interface LanguageModelAdminDeps {
  db: Database
  env: Env
  models: Models
  offered: OfferedModels
  speechModels: SpeechModels
  recognizer: Pick<Recognizer, 'speed'>
  locals: LocalModels
  weights: WeightsFolder
}

const weightsBody = z.strictObject({ files: z.array(z.string().min(1).max(255)).min(1).max(50) })

/** Whether it is asked, and at which place. */
const placeOf = ({ all }: ModelRegistry, name: string): number => all.findIndex(({ id }) => id === `local:${name}`)

/**
 * Language and speech models that run on this server, at `/api/admin/language-models`: what there is, fetching and adding
 * it, which one writes, and removing it.
 */
export function languageModelRoutes(deps: LanguageModelAdminDeps) {
  const { db, env, models, offered, speechModels, recognizer, locals, weights } = deps
  const row = (model: OfferedModel, now: ModelRegistry, here: EvaluationHere | null): LanguageModelRow => {
    const place = model.isHeld ? placeOf(now, model.name) : -1
    const running = place === 0 ? locals.of(model.name) : null
    return {
      ...model,
      here: model.isHeld ? here : null,
      fits: model.memory <= offered.memory(),
      isInUse: place === 0,
      isFallback: place > 0,
      tokensPerSecond: running?.tokensPerSecond() ?? here?.result?.tokensPerSecond ?? null,
      waiting: running?.waiting() ?? 0,
    }
  }
  const fetchingOf = (name: string) => {
    const fetching = offered.fetchOf(name) ?? speechModels.fetchOf(name)
    if (!fetching) throw new CasewrightError('not-found', 'There is no such model to fetch.')
    return fetching
  }
  const heldOf = async (name: string) => {
    const model = (await offered.list()).find((one) => one.name === name && one.isHeld)
    if (!model) throw new CasewrightError('not-found', 'This model is not on the server. Reload the page.')
    return model
  }
  const refuseFixed = () => {
    if (models.isFixed)
      throw new CasewrightError(
        'conflict',
        'The server’s settings name the model. To choose one here, remove LLM_MODEL and restart the server.',
      )
  }
  return (
    new Hono<AppEnv>()
      .get('/', async (c) => {
        const [now, list, here] = await Promise.all([models.now(), offered.list(), evaluationsHere(db)])
        return c.json({
          models: list.map((model) => row(model, now, here.get(model.name) ?? null)),
          speech: await speechModels.list(),
          hears: await speechModels.held(),
          hearingSpeed: recognizer.speed(),
          isFixed: models.isFixed,
          otherwise: models.named?.provider ?? null,
          weights: await weights.state(),
          questions: papers.length,
          offline: env.OFFLINE,
          memory: offered.memory(),
        } satisfies LanguageModels)
      })
      .post('/weights', async (c) => {
        const body = weightsBody.safeParse(await c.req.json().catch(() => null))
        if (!body.success) throw new CasewrightError('bad-input', 'Choose the files of one model.')
        const problem = await weights.add(body.data.files)
        if (problem) throw new CasewrightError('conflict', problem)
        await record(db, actorOf(c), {
          action: 'model.weights-added',
          detail: { files: body.data.files.length, first: body.data.files[0] ?? '' },
        })
        return c.body(null, 202)
      })
      .get('/questions', (c) =>
        c.json(
          papers.map(({ title, question, text, answer }) => ({
            paper: title,
            question,
            text,
            answer,
          })) satisfies EvaluationQuestion[],
        ),
      )
      .post('/evaluate', async (c) => {
        const names = (await offered.list())
          .filter(({ isHeld, memory }) => isHeld && memory <= offered.memory())
          .map(({ name }) => name)
        if (names.length === 0)
          throw new CasewrightError('conflict', 'No model that fits is on this server. Fetch one, or add weights.')
        await askForEvaluation(db, names)
        await record(db, actorOf(c), { action: 'model.evaluations-started', detail: { models: names.length } })
        return c.body(null, 202)
      })
      .post('/evaluate/cancel', async (c) => {
        await cancelEvaluations(db)
        await record(db, actorOf(c), { action: 'model.evaluations-canceled' })
        return c.body(null, 204)
      })
      // What the settings of the server name writes again; where they name nothing, no model does.
      .post('/unused', async (c) => {
        refuseFixed()
        await installationSettings(db).change({ model: null }, actorOf(c))
        return c.body(null, 204)
      })
      .delete('/speech/model', async (c) => {
        if (!(await speechModels.held())) throw new CasewrightError('not-found', 'This server has no speech model.')
        await speechModels.remove()
        await record(db, actorOf(c), { action: 'speech-model.removed' })
        return c.body(null, 204)
      })
      .post('/:name/fetch', async (c) => {
        const name = c.req.param('name')
        const fetching = fetchingOf(name)
        if (env.OFFLINE)
          throw new CasewrightError(
            'conflict',
            'This server is offline, so nothing is fetched. Lay the weights in its folder and add them from there.',
          )
        await record(db, actorOf(c), {
          action: speechModels.fetchOf(name) ? 'speech-model.fetched' : 'language-model.fetched',
          detail: { model: name },
        })
        fetching.start()
        return c.body(null, 202)
      })
      .post('/:name/pause', async (c) => {
        const name = c.req.param('name')
        await pauseFetch(fetchingOf(name))
        await record(db, actorOf(c), { action: 'model.fetch-paused', detail: { model: name } })
        return c.body(null, 202)
      })
      .post('/:name/cancel', async (c) => {
        const name = c.req.param('name')
        await cancelFetch(fetchingOf(name))
        await record(db, actorOf(c), { action: 'model.fetch-canceled', detail: { model: name } })
        return c.body(null, 204)
      })
      .post('/:name/use', async (c) => {
        const model = await heldOf(c.req.param('name'))
        refuseFixed()
        if (model.memory > offered.memory())
          throw new CasewrightError(
            'conflict',
            `This model takes about ${inBytes(model.memory)} of memory, and this server has ${inBytes(offered.memory())}. Use a smaller one, or add memory.`,
          )
        await installationSettings(db).change({ model: model.name }, actorOf(c))
        return c.body(null, 204)
      })
      .delete('/:name', async (c) => {
        const { name } = await heldOf(c.req.param('name'))
        if (placeOf(await models.now(), name) >= 0)
          throw new CasewrightError(
            'conflict',
            models.isFixed
              ? 'The server’s settings name this model. Remove it from LLM_MODEL and LLM_FALLBACK first.'
              : 'This model is in use. Stop using it first, or use another.',
          )
        await offered.remove(name)
        await record(db, actorOf(c), { action: 'language-model.removed', detail: { model: name } })
        return c.body(null, 204)
      })
  )
}

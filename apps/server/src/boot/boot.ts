import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isWithinHours } from '@casewright/core'
import type { Library } from '@casewright/library'
import { createLibrary } from '@casewright/library'
import { createRecognizer, type Recognizer } from '@casewright/local-model/speech'
import { createAuth, createSetupWord, createSingleSignOn } from '../features/accounts/index.ts'
import { startEvaluating } from '../features/evaluations/index.ts'
import { placesOf, startLawWork } from '../features/law-library/index.ts'
import { createRunHub } from '../features/runs/index.ts'
import { installationSettings } from '../features/settings/index.ts'
import { createBlobStore, createReader, createRoom } from '../features/uploads/index.ts'
import { recordLocalFailure } from '../features/usage/index.ts'
import type { AppDeps } from '../http/app.ts'
import { createContent } from '../http/pages/content.ts'
import { chooseModels } from '../models/choose.ts'
import { localModel } from '../models/local.ts'
import { createLocalModels } from '../models/local-models.ts'
import { createOfferedModels } from '../models/offered.ts'
import { createModels } from '../models/registry.ts'
import { createSpeechModels } from '../models/speech-models.ts'
import { bringUp } from '../ops/bring-up.ts'
import type { Env } from '../ops/env/env.ts'
import { createWeightsFolder } from '../ops/model/weights-folder.ts'
import { followKeys } from '../ops/rotation/follow-keys.ts'
import { createDatabase } from '../platform/db/client.ts'
import { openDatabase } from '../platform/db/open.ts'
import { raiseWall, wallOf } from '../platform/db/row-security/raise.ts'
import { createEgress, type Egress, trustOf } from '../platform/egress/index.ts'
import { errorFields, type Log } from '../platform/log/log.ts'
import { createMail } from '../platform/mail/index.ts'
import { createJobQueue } from '../platform/queue/queue.ts'
import { loadSecrets } from '../platform/vault/secrets.ts'
import { createVault } from '../platform/vault/vault.ts'
import { createKeeper, type LawDeps } from '../research/law/index.ts'
import {
  chooseEmbedding,
  createEmbedderMaker,
  createModelFetch,
  queryMeaning,
  startEmbedding,
} from '../research/meaning/index.ts'
import { createWebDoor } from '../research/search/index.ts'
import { chooseSources, leftOutSources } from '../research/sources/index.ts'
import { startReadingTreatments } from '../research/treatment/read-behind.ts'
import { ownModules } from '../tool-host/loading/find.ts'
import { firmFolders } from '../tool-host/loading/firm-files.ts'
import { loadTools, toolsetModules } from '../tool-host/loading/load.ts'
import type { ToolModule } from '../tool-host/loading/tool-module.ts'
import { createTroubles } from '../tool-host/loading/troubles.ts'
import { createToolHost } from '../tool-host/processes/host.ts'
import { startSweeping } from './sweep.ts'
import { startWatchingTreatments } from './watch-treatments.ts'
import { startWorker } from './worker.ts'

/** What a process stands on: what its routes do, and what none of them asks for. */
export interface Services extends AppDeps {
  egress: Egress
  library: Library
}

export interface BootOptions {
  /** The tools to load; the shipped toolset unless given. */
  modules?: readonly ToolModule[]
  /** What hears dictation; the speech model that was added unless given. */
  recognizer?: Recognizer
  /** Called when the process cannot go on, because its database is gone. */
  onFatal?(reason: string): void
}

/** How long the ends of runs that stop with this process have to reach who waits for them. */
const leavingMilliseconds = 1500

const builtWeb = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** Starts what stands behind the routes, in the order in which each needs the one before. */
export async function boot(env: Env, log: Log, { modules, recognizer: given, onFatal = () => {} }: BootOptions = {}) {
  const stopping = new AbortController()
  const leaving = new AbortController()
  const closers: (() => unknown)[] = []
  let drained: Promise<unknown> | undefined
  /** @param drain ends what is asked of this process, while everything that answers need is still there */
  const close = async (drain?: () => Promise<unknown>) => {
    stopping.abort()
    setTimeout(() => leaving.abort(), leavingMilliseconds).unref()
    drained = drain?.()
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const secrets = await loadSecrets(env)
    const { access, stop: stopDatabase } = await openDatabase(env, secrets, {
      lost: () => log.error('the embedded database stopped and is being restarted'),
      back: () => log.warn('the embedded database is back'),
      gone: () => onFatal('The embedded database stopped and could not be restarted.'),
    })
    closers.push(stopDatabase)
    const { url } = access
    const { db, pool } = createDatabase(url, (error) => log.warn(errorFields(error), 'a database connection was lost'))
    closers.push(() => db.destroy())
    const { done, owns } = await bringUp(access, db)
    if (done.length > 0) log.info({ migration: done.join(', ') }, 'database migrated')

    const vault = createVault(secrets.vaultKeys.current, secrets.vaultKeys.others)
    closers.push(followKeys(env, vault, log))
    const egress = createEgress({ db, vault, log, offline: env.OFFLINE })
    closers.push(egress.close)
    const library = createLibrary(db, log)
    closers.push(library.close)
    const modelsFolder = join(env.DATA_DIR, 'models')
    const builtIn = env.BUILT_IN_MODELS
    const modelsFolders = [modelsFolder, ...(builtIn ? [builtIn] : [])]
    const isOn = async () => (await installationSettings(db).read()).meaning
    const maker = createEmbedderMaker(await chooseEmbedding(env, trustOf), modelsFolders, egress, isOn)
    const modelFetch = createModelFetch({
      egress,
      modelsFolder,
      builtIn,
      log,
      stopping: stopping.signal,
      offline: env.OFFLINE,
    })
    const meaning = queryMeaning({ maker, db, vault, log })
    closers.push(meaning.close)
    const inFlight = new Set<Promise<unknown>>()
    const law: LawDeps = {
      library,
      meaning,
      sources: chooseSources(env, pool),
      leftOut: leftOutSources(env),
      keep: createKeeper(library, log),
      egress,
      log,
      timeout: env.SOURCE_TIMEOUT * 1000,
      background(work) {
        const tracked = work.finally(() => inFlight.delete(tracked))
        inFlight.add(tracked)
      },
    }
    const web = createWebDoor({ env, pool, egress, log })
    closers.push(web.close)
    const choices = await chooseModels(env, trustOf)
    const languageFolder = join(env.DATA_DIR, 'language-models')
    const locals = createLocalModels({
      modelsFolder: languageFolder,
      offline: env.OFFLINE,
      contextTokens: env.LLM_CONTEXT_TOKENS,
    })
    closers.push(locals.close)
    const recognizer =
      given ?? createRecognizer({ speechFolder: join(env.DATA_DIR, 'speech-models'), offline: env.OFFLINE })
    closers.push(recognizer.close)
    const fetchDeps = { egress, log, stopping: stopping.signal, offline: env.OFFLINE }
    const offered = createOfferedModels({ ...fetchDeps, modelsFolder: languageFolder })
    const speechModels = createSpeechModels({
      ...fetchDeps,
      modelsFolder: join(env.DATA_DIR, 'speech-models'),
      onChange: recognizer.renew,
    })
    const weights = createWeightsFolder(env, log, recognizer.renew)
    const chosen = async () => {
      const { model } = await installationSettings(db).read()
      return model !== null && (await offered.isHeld(model)) ? model : null
    }
    const models = createModels(choices, env.LLM_MODEL !== undefined, chosen, {
      egress,
      locals,
      contextTokens: env.LLM_CONTEXT_TOKENS,
      onLocalFailure: (model) =>
        void recordLocalFailure(db, model).catch(() => log.warn('a failure of a model was not counted')),
    })
    const isTime = async () => isWithinHours((await installationSettings(db).read()).backgroundHours, new Date())
    const here = { apiKey: undefined, baseUrl: undefined, fetch, trust: 'local', contextTokens: undefined } as const
    const modelOf = async (name: string) => {
      if (!(await offered.isHeld(name))) return null
      const local = locals.of(name)
      const isUsed = async () => (await models.now()).all.some(({ id }) => id === `local:${name}`)
      return {
        model: localModel({ ...here, id: `local:${name}`, model: name, local }),
        tokensPerSecond: local.tokensPerSecond,
        release: async () => ((await isUsed()) ? undefined : locals.release(name)),
      }
    }
    const room = createRoom(env.DATABASE_URL ? null : env.DATA_DIR)
    const blobs = createBlobStore(db, vault, room)
    const [hub, queue, tools] = await Promise.all([
      createRunHub(url, log),
      createJobQueue(url, log, owns),
      Promise.all([modules ?? toolsetModules(), ownModules(env.TOOLS_DIR)]).then((found) =>
        loadTools(found.flat(), log),
      ),
    ])
    closers.push(hub.stop)
    const troubles = createTroubles()
    const toolHost = createToolHost({ tools: tools.sources, log, onUncaught: (tool) => troubles.note(tool, 'stray') })
    closers.push(toolHost.close)
    await raiseWall(db)
    if (wallOf(db) === 'setting')
      log.warn('the database lets no role be made: row security holds without one of its own')
    const services: Services = {
      env,
      db,
      pool,
      log,
      vault,
      egress,
      library,
      places: placesOf(env),
      mail: createMail({ env, egress, log }),
      firmFolders: firmFolders(env),
      law,
      maker,
      modelFetch,
      offered,
      speechModels,
      locals,
      weights,
      recognizer,
      web,
      content: createContent(env, log),
      models,
      blobs,
      room,
      hub,
      queue,
      tools,
      toolHost,
      troubles,
      auth: createAuth(db, env, secrets.authSecret),
      singleSignOn: createSingleSignOn(env, egress, trustOf),
      setup: createSetupWord(db, env, secrets.authSecret),
      readDocument: createReader(db, vault, blobs),
      webFolder: builtWeb,
      inFlight,
      stopping: stopping.signal,
      leaving: leaving.signal,
      runsPerPerson: env.RUNS_PER_PERSON,
      answerBudget: { searches: env.LLM_ANSWER_SEARCHES, tokens: env.LLM_ANSWER_TOKENS },
    }
    closers.push(startSweeping(db, vault, log, env.AUDIT_ANCHORS))
    closers.push(() => Promise.allSettled([...services.inFlight]))
    closers.push(() => drained)
    if (env.ROLE !== 'web') {
      await startWorker(services, queue, stopping.signal)
      closers.push(startEmbedding({ db, databaseUrl: url, maker, log, isTime }, stopping.signal))
      closers.push(startEvaluating({ db, databaseUrl: url, log, isTime, modelOf }, stopping.signal))
      closers.push(startReadingTreatments({ db, databaseUrl: url, log, isTime }, stopping.signal))
      closers.push(startWatchingTreatments(services, stopping.signal))
      closers.push(startLawWork({ ...services, databaseUrl: url }, stopping.signal))
    }
    closers.push(queue.stop)
    return { services, close }
  } catch (error) {
    await close()
    throw error
  }
}

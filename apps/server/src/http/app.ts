import { CasewrightError } from '@casewright/core'
import type { Recognizer } from '@casewright/local-model/speech'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type pg from 'pg'
import {
  type Auth,
  aboutAccounts,
  confirmLater,
  createAttempts,
  createTell,
  type SetupWord,
  type SingleSignOn,
} from '../features/accounts/index.ts'
import type { LawLibraryDeps } from '../features/law-library/index.ts'
import { installationSettings, speechOf } from '../features/settings/index.ts'
import type { LocalModels } from '../models/local-models.ts'
import type { OfferedModels } from '../models/offered.ts'
import type { SpeechModels } from '../models/speech-models.ts'
import type { Env } from '../ops/env/env.ts'
import type { WeightsFolder } from '../ops/model/weights-folder.ts'
import type { Database } from '../platform/db/client.ts'
import type { Log } from '../platform/log/log.ts'
import type { Mail } from '../platform/mail/index.ts'
import { address } from '../platform/request/address.ts'
import { cutOffClosedOut } from '../platform/request/readers.ts'
import type { AppEnv } from '../platform/request/variables.ts'
import type { EmbedderMaker, ModelFetch } from '../research/meaning/index.ts'
import type { StartDeps } from '../tool-host/execution/start.ts'
import type { Troubles } from '../tool-host/loading/troubles.ts'
import { ownAccountRoutes } from './accounts/account-routes.ts'
import { factorRoutes } from './accounts/factors/routes.ts'
import { idleRoutes } from './accounts/idle-routes.ts'
import { keyRoutes } from './accounts/key-routes.ts'
import { linkRoutes } from './accounts/link-routes.ts'
import { accountRoutes } from './accounts/routes.ts'
import { sessionRoutes } from './accounts/session-routes.ts'
import { signOnRoutes } from './accounts/sign-on-routes.ts'
import { adminRoutes } from './admin/routes.ts'
import { heldToRoutes } from './contract.ts'
import { healthRoutes } from './health.ts'
import { assistantRoutes } from './mcp/routes.ts'
import { measureRequests } from './metrics/measure.ts'
import { metricsRoutes } from './metrics/routes.ts'
import { askForFactor } from './middleware/ask-for-factor.ts'
import { answerError, orAway } from './middleware/errors.ts'
import { headers } from './middleware/headers.ts'
import { sameOrigin } from './middleware/origin.ts'
import { requestId } from './middleware/request-id.ts'
import { session } from './middleware/session.ts'
import { lastAnswers, refuseNew } from './middleware/stopping.ts'
import { wholeBody } from './middleware/whole-body.ts'
import { openApiRoutes } from './openapi/routes.ts'
import type { Content } from './pages/content.ts'
import { importMapHashes } from './pages/import-map.ts'
import { createLanding } from './pages/landing.ts'
import { webRoutes } from './pages/web.ts'
import { dictationRoutes } from './routes/dictation.ts'
import { documentRoutes } from './routes/documents.ts'
import { historyRoutes } from './routes/history.ts'
import { lawLibraryRoutes } from './routes/law-library.ts'
import { libraryRoutes } from './routes/library.ts'
import { matterRoutes } from './routes/matters.ts'
import { notificationRoutes } from './routes/notifications.ts'
import { officeRoutes } from './routes/office.ts'
import { panelRoutes } from './routes/panels.ts'
import { privacyRoutes } from './routes/privacy.ts'
import { runRoutes } from './routes/runs.ts'
import { keptRoutes } from './routes/saved.ts'
import { toolRoutes, uploadPaths } from './routes/tools.ts'
import { treatmentAlertRoutes } from './routes/treatment-alerts.ts'
import { usageRoutes } from './routes/usage.ts'

/** Of somebody who is not signed in: forms of an account. */
const visitorBytes = 64 * 1024
const jsonBytes = 4 * 1024 * 1024
/** The longest document that is kept, where each of its characters takes as many bytes as it can. */
const keptBytes = 8 * 1024 * 1024

/** Everything that the routes stand on. */
export interface AppDeps extends StartDeps, LawLibraryDeps {
  env: Env
  db: Database
  pool: pg.Pool
  log: Log
  auth: Auth
  /** The firm's own sign-in; null where none is set. */
  singleSignOn: SingleSignOn | null
  setup: SetupWord
  /** Null: none is set up. */
  mail: Mail | null
  content: Content
  /** The embedding model, and fetching it. */
  maker: EmbedderMaker
  modelFetch: ModelFetch
  offered: OfferedModels
  speechModels: SpeechModels
  locals: LocalModels
  weights: WeightsFolder
  recognizer: Recognizer
  /** What went wrong with tools beside their runs. */
  troubles: Troubles
  webFolder: string
}

/** The HTTP side: every route of the server, over services that `boot` has made. */
export function createApp(services: AppDeps) {
  const { env, db, pool, models, log, vault, auth, content, tools, queue, setup, stopping } = services
  const app = new Hono<AppEnv>()
  const uploads = uploadPaths(tools)
  const attempts = createAttempts(pool)
  const confirmEmail = confirmLater(services)
  const tell = createTell(services)
  app.onError(async (error, c) => answerError(await orAway(error, db), c))
  app.notFound((c) => answerError(new CasewrightError('not-found'), c))

  app.use(lastAnswers(stopping))
  app.use(measureRequests)
  app.use(requestId(log))
  app.use(address(env.TRUSTED_PROXY))
  app.route('/', healthRoutes(db, queue, stopping))
  app.route('/', metricsRoutes(services))
  app.use(refuseNew(stopping))
  app.use(headers(env.PUBLIC_URL, importMapHashes(services.webFolder)))
  app.use('/api/*', sameOrigin(env.PUBLIC_URL))
  app.use('/api/*', session(auth, db), cutOffClosedOut)
  app.use('/api/*', async (c, next) => {
    c.header('cache-control', 'no-store')
    // Uploads are counted while they stream; everything else is small, whatever it calls itself.
    if (c.get('person') && uploads.has(c.req.path)) return next()
    const most = !c.get('person') ? visitorBytes : c.req.path.startsWith('/api/kept') ? keptBytes : jsonBytes
    return bodyLimit({ maxSize: most })(c, async () => {
      await wholeBody(c, next)
    })
  })
  app.use('/api/*', askForFactor(db))
  app.use('/mcp', sameOrigin(env.PUBLIC_URL), session(auth, db), askForFactor(db))

  const served = app
    .get('/api/about', async (c) =>
      c.json({
        productName: env.PRODUCT_NAME,
        ...(await aboutAccounts(db, env, setup, services.singleSignOn)),
        mail: services.mail !== null,
        basis: (await models.now()).first ? 'model' : 'evidence',
        notAdvice: (await content.read()).site.notAdvice,
        speech: speechOf(env.OFFLINE, await installationSettings(db).read()),
        listener: await services.recognizer.title(),
      }),
    )
    .get('/api/content', async (c) => c.json(await content.read()))
    .route('/api/admin', adminRoutes(services))
    .route('/api', accountRoutes({ auth, db, env, attempts, setup, tell, confirmEmail }))
    .route('/api/links', linkRoutes(services))
    .route('/api/factors', factorRoutes(services))
    .route('/api/sign-on', signOnRoutes(services))
    .route('/api/matters', matterRoutes(services))
    .route('/api/account/idle', idleRoutes(db))
    .route('/api/account/sessions', sessionRoutes({ auth, db }))
    .route('/api/account/keys', keyRoutes({ auth, attempts, db, tools, tell }))
    .route(
      '/api/account',
      ownAccountRoutes({ auth, db, attempts, vault, blobs: services.blobs, mail: services.mail, confirmEmail, tell }),
    )
    .route('/api/runs', runRoutes(services))
    .route('/api/documents', documentRoutes(services))
    .route('/api/kept', keptRoutes(services))
    .route('/api/dictation', dictationRoutes(services))
    .route('/api/library', libraryRoutes(services))
    .route('/api/law-library', lawLibraryRoutes(services))
    .route('/api/treatment-alerts', treatmentAlertRoutes(services))
    .route('/api/notifications', notificationRoutes(services))
    .route(
      '/api/privacy',
      privacyRoutes({ db, vault, offline: env.OFFLINE, model: async () => (await models.now()).first }),
    )
    .route('/api/usage', usageRoutes(services))
    .route('/api/office-profile', officeRoutes(services))
    .route('/api/search-history', historyRoutes(db, vault, tools))
    .route('/api', openApiRoutes(services))
    .route('/', toolRoutes(services))
    .route('/', assistantRoutes(services))
    .route('/', panelRoutes(services))
    .route('/', webRoutes(services.webFolder, createLanding(services.webFolder, content)))
  return heldToRoutes(served)
}

import './memory.ts'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { loadStarterBehind } from '@casewright/library'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { createApp } from '../http/app.ts'
import { healthRoutes } from '../http/health.ts'
import { metricsRoutes } from '../http/metrics/routes.ts'
import { limitRequests } from '../http/request-limits.ts'
import { readEnv } from '../ops/env/env.ts'
import { createLog, errorFields, type Log } from '../platform/log/log.ts'
import type { AppEnv } from '../platform/request/variables.ts'
import { logFirmProblems } from '../tool-host/execution/firm-problems.ts'
import { outliveTools } from '../tool-host/loading/uncaught.ts'
import { boot, type Services } from './boot.ts'
import { cannotListen, portProblem } from './port-problem.ts'
import { stopSignal } from './stop-signal.ts'

/** The longest that requests in flight are waited for at a stop. */
const drainMilliseconds = 20_000

/** With which a server ends that was up: whoever started it may start it again. One that never came up ends with 1. */
const crashed = 70
let wasUp = false

const root = fileURLToPath(new URL('../../../..', import.meta.url))

async function main(): Promise<void> {
  const env = readEnv(process.env, root)
  const log = createLog(env.LOG_LEVEL)
  let stop: (() => Promise<void>) | undefined
  const onAsked = () => {
    log.info({ state: String(stopSignal.reason) }, 'stopping')
    if (stop) void stop().catch((error) => fail(error, log))
    // With a database of somebody else's nothing runs yet that would have to be stopped.
    else if (env.DATABASE_URL) process.exit(0)
  }
  // What came while the modules were loaded is told in the next turn.
  await nextTurn()
  if (stopSignal.aborted) return
  const taken = await portProblem(env)
  if (taken) throw new Error(taken)
  stopSignal.addEventListener('abort', onAsked)
  const { services, close } = await boot(env, log, {
    onFatal: (reason) => {
      log.fatal(reason)
      process.exit(wasUp ? crashed : 1)
    },
  })
  outliveTools(
    services.tools,
    (tool, error) => {
      services.troubles.note(tool, 'stray')
      log.error({ tool, ...errorFields(error) }, 'a tool left an error that nobody caught')
    },
    (error) => fail(error, log),
  )
  let server: Server | undefined
  stop = async () => {
    const serving = server
    await close(serving && (() => drain(serving)))
    process.exit(0)
  }
  if (stopSignal.aborted) return stop()

  // A worker answers whether it is well and what it counts, and nothing else.
  const isWorker = env.ROLE === 'worker'
  const app = isWorker ? workerRoutes(services) : createApp(services)
  server = serve({ fetch: app.fetch, port: env.PORT, hostname: env.HOST }) as Server
  limitRequests(server)
  const problem = await listening(server)
  if (problem) {
    console.error(cannotListen(env, problem))
    await close()
    process.exit(1)
  }
  wasUp = true
  log.info({ role: env.ROLE, port: env.PORT, pid: process.pid }, 'ready')
  if (process.stdout.isTTY || env.LOG_LEVEL === 'silent')
    console.log(
      isWorker ? `A worker of ${env.PRODUCT_NAME} is ready` : `${env.PRODUCT_NAME} is ready at ${env.PUBLIC_URL}`,
    )
  // Behind what is ready: nobody waits for it.
  services.toolHost.warm()
  void logFirmProblems(services)
  if (isWorker) return
  if (await services.setup.isAsked())
    console.log(`There are no accounts yet. The first one needs this setup code: ${services.setup.word}`)
  void loadStarterBehind(services.db, services.library, log)
}

const workerRoutes = (services: Services) =>
  new Hono<AppEnv>()
    .route('/', healthRoutes(services.db, services.queue, services.stopping))
    .route('/', metricsRoutes(services))

/** Waits until the server listens. @returns the code of what keeps it from that */
const listening = (server: Server): Promise<string | undefined> =>
  once(server, 'listening').then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error.code,
  )

/** Takes no new connections, and ends when those at work are done. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  const force = setTimeout(() => server.closeAllConnections(), drainMilliseconds)
  await closed
  clearInterval(idle)
  clearTimeout(force)
}

function fail(error: unknown, log?: Log): never {
  log?.fatal(errorFields(error), 'Casewright ends')
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(wasUp ? crashed : 1)
}

await main().catch((error) => fail(error))

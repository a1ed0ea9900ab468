import { once } from 'node:events'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { createApp } from './app.ts'
import { boot } from './boot.ts'
import { readEnv } from './env.ts'
import { loadStarterBehind } from './library/load-starter.ts'
import { createLog, errorFields, type Log } from './log.ts'
import { outliveTools } from './plugins/stray.ts'

/** The longest that requests in flight are waited for at a stop. */
const drainMilliseconds = 20_000

const root = fileURLToPath(new URL('../../..', import.meta.url))

async function main(): Promise<void> {
  const env = readEnv(process.env, root)
  const log = createLog(env.LOG_LEVEL)
  const stopped = new AbortController()
  const { services, close } = await boot(env, log, {
    onFatal: (reason) => {
      log.fatal(reason)
      process.exit(1)
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
  const stop = async (signal: string) => {
    if (stopped.signal.aborted) return
    stopped.abort()
    log.info({ state: signal }, 'stopping')
    const closed = server && drain(server)
    await close()
    await closed
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void stop(signal).catch((error) => fail(error, log)))

  if (env.ROLE === 'worker') {
    log.info({ role: env.ROLE, pid: process.pid }, 'ready')
    return
  }
  server = serve({ fetch: createApp(services).fetch, port: env.PORT, hostname: env.HOST }) as Server
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE'
    console.error(
      taken ? `Port ${env.PORT} is in use. Set PORT to another one.` : `Casewright cannot listen: ${error.code}`,
    )
    void close().then(() => process.exit(1))
  })
  await once(server, 'listening')
  log.info({ role: env.ROLE, port: env.PORT, pid: process.pid }, 'ready')
  if (process.stdout.isTTY || env.LOG_LEVEL === 'silent')
    console.log(`${env.PRODUCT_NAME} is ready at ${env.PUBLIC_URL}`)
  // Behind what is ready: nobody waits for it.
  void loadStarterBehind(services.db, services.library, log)
}

/** Takes no new connections, and ends when those at work are done. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const force = setTimeout(() => server.closeAllConnections(), drainMilliseconds)
  await closed
  clearTimeout(force)
}

function fail(error: unknown, log?: Log): never {
  log?.fatal(errorFields(error), 'Casewright ends')
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

await main().catch((error) => fail(error))

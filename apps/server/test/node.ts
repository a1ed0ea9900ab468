import { serve } from '@hono/node-server'
import { boot } from '../src/boot/boot.ts'
import { createApp } from '../src/http/app.ts'
import { readEnv } from '../src/ops/env/env.ts'
import { createLog } from '../src/platform/log/log.ts'
import { fixtureModules } from './fixture-modules.ts'

// A node of the tests in a process of its own, to be killed: as main.ts, with the fixture's tools.
const env = readEnv(process.env)
const { services, close } = await boot(env, createLog('warn'), { modules: fixtureModules })
process.on('SIGTERM', () => void close().then(() => process.exit(0)))
const ready = () => console.log('ready')
if (env.ROLE === 'worker') ready()
else serve({ fetch: createApp(services).fetch, port: env.PORT, hostname: env.HOST }, ready)

// npm start: installs and builds what changed, then runs the server until it is stopped.
import { spawn } from 'node:child_process'
import { installToRun } from './lib/install.mjs'
import { environment, inRoot, node24, root } from './lib/paths.mjs'
import { addressOf, isReady, whenReady } from './lib/ready.mjs'
import { giveUp, say } from './lib/say.mjs'
import { supervise } from './lib/supervise.mjs'
import { buildWeb, hasWeb } from './lib/web.mjs'

await installToRun()
if (hasWeb()) {
  const { ok, output } = await buildWeb()
  if (!ok) giveUp('The web app could not be built.', output)
}

const address = addressOf()
if (address && (await isReady(address)))
  giveUp('A Casewright already answers at this port. Set PORT to a different port.')

// Who starts it at a terminal wants the address, not a log line for each request.
const atTerminal = Boolean(process.stdout.isTTY)
const server = supervise(
  () =>
    spawn(node24, [inRoot('apps/server/src/boot/main.ts')], {
      cwd: root,
      env: environment(atTerminal && !process.env.LOG_LEVEL ? { LOG_LEVEL: 'warn' } : {}),
      stdio: 'inherit',
    }),
  { say: (line) => console.error(line) },
)

// Ctrl-C reaches the server by itself; it takes a second one for the first.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.stop(signal))

// npm ends the shell between us without passing its signal on: when that shell is gone, so is who started us.
const startedBy = process.ppid
const orphaned = setInterval(() => {
  if (process.ppid === startedBy) return
  clearInterval(orphaned)
  server.stop('SIGTERM')
}, 500)
orphaned.unref()

void server.ended.then((code) => process.exit(code))

// At a terminal the server says it itself.
if (address && !atTerminal && process.env.LOG_LEVEL !== 'silent') {
  await whenReady(address)
  say(address.line)
}

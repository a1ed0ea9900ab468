// npm run dev: the server, restarted when its sources or the firm's tools change, and the web app with hot reloading.
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { install } from './lib/install.mjs'
import { environment, inRoot, node24, root } from './lib/paths.mjs'
import { say } from './lib/say.mjs'
import { watchFolder } from './lib/watch-folder.mjs'

const page = 'http://localhost:5173'

await install()
const options = {
  cwd: root,
  stdio: 'inherit',
  // Browsers name the page's origin, and only the public one is let through.
  env: environment({ PUBLIC_URL: process.env.PUBLIC_URL ?? page, NODE_ENV: 'development' }),
}
const startServer = () =>
  spawn(node24, ['--watch', '--watch-preserve-output', inRoot('apps/server/src/boot/main.ts')], options)
// Not by pnpm: a signal would end pnpm and leave Vite behind.
const vite = spawn(node24, [inRoot('node_modules/vite/bin/vite.js')], { ...options, cwd: inRoot('apps/web') })
let server = startServer()
say(`Casewright in development: ${page}`)

let stopping = false
let isRestarting = false
const stop = (signal = 'SIGTERM') => {
  stopping = true
  for (const child of [server, vite]) child.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))
const endWith = (code) => {
  if (!stopping) process.exitCode = code ?? 1
  stop()
}
const onServerExit = (code) => {
  if (stopping || !isRestarting) return endWith(code)
  isRestarting = false
  server = startServer().on('exit', onServerExit)
}
server.on('exit', onServerExit)
vite.on('exit', endWith)

// Node watches what the server has imported: of the firm's tools neither a new one nor one that failed to load.
if (process.env.TOOLS_DIR) {
  const unwatch = watchFolder(resolve(root, process.env.TOOLS_DIR), () => {
    if (stopping || isRestarting) return
    say('The firm’s tools have changed: the server loads them again.')
    isRestarting = true
    server.kill('SIGTERM')
  })
  vite.on('exit', unwatch)
}

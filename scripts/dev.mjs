// npm run dev: the server, restarted when its sources change, and the web app with hot reloading.
import { spawn } from 'node:child_process'
import { install } from './lib/install.mjs'
import { environment, inRoot, node24, root } from './lib/paths.mjs'
import { say } from './lib/say.mjs'

const page = 'http://localhost:5173'

await install()
const options = {
  cwd: root,
  stdio: 'inherit',
  // Browsers name the page's origin, and only the public one is let through.
  env: environment({ PUBLIC_URL: process.env.PUBLIC_URL ?? page, NODE_ENV: 'development' }),
}
const children = [
  spawn(node24, ['--watch', '--watch-preserve-output', inRoot('apps/server/src/boot/main.ts')], options),
  // Not by pnpm: a signal would end pnpm and leave Vite behind.
  spawn(node24, ['node_modules/vite/bin/vite.js'], { ...options, cwd: inRoot('apps/web') }),
]
say(`Casewright in development: ${page}`)

let stopping = false
const stop = (signal = 'SIGTERM') => {
  stopping = true
  for (const child of children) child.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))
for (const child of children)
  child.on('exit', (code) => {
    if (!stopping) process.exitCode = code ?? 1
    stop()
  })

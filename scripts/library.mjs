// npm run library: imports law into the library, lists what is in it, and takes imports out again.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { install } from './lib/install.mjs'
import { environment, inRoot, node24, root } from './lib/paths.mjs'

if (!existsSync(node24)) await install()
// npm runs scripts in the root: a path is meant from where the command was typed.
const from = process.env.INIT_CWD ?? process.cwd()
const words = process.argv.slice(2)
const given = words[0] === 'import' && words[2] ? words.with(2, resolve(from, words[2])) : words
const child = spawn(node24, [inRoot('apps/server/src/library/command/main.ts'), ...given], {
  cwd: root,
  env: environment(),
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

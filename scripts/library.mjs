// npm run library: imports law into the library, lists what is in it, and takes imports out again.
import { resolve } from 'node:path'
import { from, runCommand } from './lib/command.mjs'

const words = process.argv.slice(2)
const given = words[0] === 'import' && words[2] ? words.with(2, resolve(from, words[2])) : words
await runCommand('apps/server/src/ops/library/main.ts', given)

// npm run library: imports law into the library, lists what is in it, and takes imports out again.
import { resolve } from 'node:path'
import { from, runCommand } from './lib/command.mjs'

const words = process.argv.slice(2)
const paths = words[0] === 'import' ? [2] : words[0] === 'packs' ? [words.indexOf('--from') + 1] : []
const given = words.map((word, at) => (at > 0 && paths.includes(at) ? resolve(from, word) : word))
await runCommand('apps/server/src/ops/library/main.ts', given)

// npm run model: adds embedding models, with which the library is searched by meaning.
import { resolve } from 'node:path'
import { from, runCommand } from './lib/command.mjs'

const words = process.argv.slice(2)
const isPath = (at) => at === 1 || words[at - 1] === '--tokenizer'
await runCommand(
  'apps/server/src/ops/model/main.ts',
  words.map((word, at) => (isPath(at) ? resolve(from, word) : word)),
)

// npm run model: adds embedding models, with which the library is searched by meaning, language and speech models.
import { resolve } from 'node:path'
import { from, runCommand } from './lib/command.mjs'

const words = process.argv.slice(2)
const isPath = (at) => at > 0 && words[0] !== 'fetch' && !words[at].startsWith('--') && words[at - 1] !== '--name'
await runCommand(
  'apps/server/src/ops/model/main.ts',
  words.map((word, at) => (isPath(at) ? resolve(from, word) : word)),
)

// npm run restore: brings a backup into an empty database.
import { resolve } from 'node:path'
import { from, runCommand } from './lib/command.mjs'

// Whatever is no option is a path.
const words = process.argv.slice(2).map((word) => (word.startsWith('-') ? word : resolve(from, word)))
await runCommand('apps/server/src/ops/backup/command/restore.ts', words)

// npm run backup: writes everything into one file, and restores that file into an empty database to see that it can be.
import { resolve } from 'node:path'
import { from, runCommand } from './lib/command.mjs'

// Whatever is no option is a path.
const words = process.argv.slice(2).map((word) => (word.startsWith('-') ? word : resolve(from, word)))
await runCommand('apps/server/src/ops/backup/command/backup.ts', words)

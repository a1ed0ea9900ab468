// npm run rotate-key: gives the vault a new key, and seals everything again while the server works.
import { runCommand } from './lib/command.mjs'

await runCommand('apps/server/src/ops/rotation/main.ts', process.argv.slice(2))

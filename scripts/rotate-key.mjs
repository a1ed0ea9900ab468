// npm run rotate-key: gives the vault a new key, and seals everything anew while the server works.
import { runCommand } from './lib/command.mjs'

await runCommand('apps/server/src/rotation/main.ts', process.argv.slice(2))

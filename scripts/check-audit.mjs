// npm run check-audit: whether the audit log is whole, and holds what a file of anchors says of it.
import { resolve } from 'node:path'
import { from, runCommand } from './lib/command.mjs'

await runCommand(
  'apps/server/src/ops/audit/command.ts',
  process.argv.slice(2).map((word) => resolve(from, word)),
)

import { fileURLToPath } from 'node:url'

/** What tests start: the product in one process, or with E2E_NODES several of it behind a proxy. */
export const main = fileURLToPath(
  new URL(process.env.E2E_NODES ? '../nodes/serve.ts' : '../../apps/server/src/boot/main.ts', import.meta.url),
)

/** How long its start may take: several nodes start five processes. */
export const startMilliseconds = process.env.E2E_NODES ? 240_000 : 60_000

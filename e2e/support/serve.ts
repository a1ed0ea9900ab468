import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { main } from './main.ts'

// Casewright on an empty data folder, which goes when it ends, or on the one that a test has laid out.
const folder = process.env.E2E_DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'casewright-e2e-')))
const server = spawn(process.execPath, [main], {
  // Tests ask nobody outside: who needs a source names one on loopback.
  env: { SOURCES: 'library', ...process.env, DATA_DIR: folder, LOG_LEVEL: 'warn' },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', async (code) => {
  await rm(folder, { recursive: true, force: true })
  process.exit(code ?? 1)
})

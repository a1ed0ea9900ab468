import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { layOut, makeTemplate, newDataFolder, removeTemplate } from './data-folder.ts'
import { main } from './main.ts'
import { sharedPort, templatePort } from './ports.ts'

// Casewright on a new data folder, or on the one that a test has laid out; it goes with the server unless it is kept. The
// server ends with whoever started it, however they end: then nobody holds the other end of its input.
const isShared = Number(process.env.PORT) === sharedPort()
let isOrphan = false
let stop = (signal: NodeJS.Signals) => void process.exit(signal === 'SIGINT' ? 130 : 143)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal))
process.stdin.resume().once('end', () => {
  isOrphan = true
  stop('SIGTERM')
})

if (isShared) await makeTemplate(templatePort())
const folder = process.env.E2E_DATA_DIR ?? (await newDataFolder())
await layOut(folder)
const server = spawn(process.execPath, [main], {
  // Tests ask nobody outside: who needs a source names one on loopback.
  env: { SOURCES: 'library', ...process.env, DATA_DIR: folder, LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'inherit', 'inherit'],
})
stop = (signal) => void server.kill(signal)
server.on('exit', async (code) => {
  if (isOrphan || !process.env.E2E_KEEP_DATA) await rm(folder, { recursive: true, force: true })
  if (isShared) await removeTemplate()
  process.exit(code ?? 1)
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const command = fileURLToPath(new URL('../../../apps/server/src/ops/library/main.ts', import.meta.url))

/** Imports law beside a server that runs, as `npm run library -- import` does. */
export async function importLaw(file: string, dataFolder: string, kind = 'jsonl'): Promise<void> {
  const child = spawn(process.execPath, [command, 'import', kind, file], {
    env: { ...process.env, DATA_DIR: dataFolder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${file} could not be imported. What was said of it stands above.`)
}

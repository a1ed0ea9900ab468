import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const command = fileURLToPath(new URL('../../../apps/server/src/ops/model/main.ts', import.meta.url))

/** Adds a model as `npm run model -- import` does. @returns false where it could not be added */
export async function addModel(file: string, dataFolder: string): Promise<boolean> {
  const child = spawn(process.execPath, [command, 'import', file], {
    env: { ...process.env, DATA_DIR: dataFolder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  return code === 0
}

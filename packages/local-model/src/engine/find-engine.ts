import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { builtHere, engineVersion } from './pinned.ts'

/** Where the engine is, in the folder of language models. */
export const engineFolder = (modelsFolder: string): string => join(modelsFolder, `engine-${engineVersion}`)

/** The parts of the engine that a process loads. */
export interface EngineParts {
  folder: string
  /** The JavaScript of node-llama-cpp. */
  scripts: string
  /** The engine itself. */
  binding: string
}

/** @returns undefined where it was not fetched, or is for another kind of machine */
export function findEngine(modelsFolder: string): EngineParts | undefined {
  const name = builtHere()?.name
  if (!name) return undefined
  const folder = engineFolder(modelsFolder)
  const scripts = join(folder, 'node_modules/node-llama-cpp/dist')
  const binding = join(folder, 'node_modules', name, 'bins', name.split('/')[1] as string, 'llama-addon.node')
  return existsSync(binding) && existsSync(scripts) ? { folder, scripts, binding } : undefined
}

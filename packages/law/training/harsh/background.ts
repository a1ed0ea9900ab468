import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { marker } from '../../src/checks/harsh/learned/marks.ts'
import { slotsOf } from '../../src/checks/harsh/learned/model.ts'
import { bare, isProse } from '../../src/checks/harsh/learned/prose.ts'
import { sidesOf } from '../../src/checks/sides-of.ts'
import { sentencesOf } from '../../src/sentences/sentences.ts'
import type { Lesson } from './train.ts'

const folder = new URL('usual/', import.meta.url)

/** Files of sentences of our own templates, model clauses and made papers, one a line. */
export const usualTexts: ReadonlyMap<string, string> = new Map(
  readdirSync(folder)
    .toSorted()
    .map((name) => [`usual/${name}`, readFileSync(new URL(name, folder), 'utf8')]),
)

const lesson = (words: string): Lesson => ({ kind: 'fair', isUsual: true, slots: slotsOf(words) })

/** How often a sentence is looked at: the examples are six times as many as these. */
const times = 5

/** What agreements commonly say, as lessons: nearly none of it is harsh. */
export const usual = (): Lesson[] => {
  const mark = marker()
  const all = [...usualTexts].flatMap(([name, text]) => {
    const lessons = text
      .split('\n')
      .filter(Boolean)
      .map((line) => lesson(mark(line)))
    return name.endsWith('forms.txt') ? Array.from({ length: times }, () => lessons).flat() : lessons
  })
  return all
}

/** Sentences of the real agreements in the folder that TEST_DATA names, from which nothing is learned. */
export const real = (data: string): Lesson[] => {
  const packed = (name: string) => gunzipSync(readFileSync(join(data, 'contracts', name))).toString()
  const { documents } = JSON.parse(packed('contract-nli.json.gz')) as { documents: { text: string }[] }
  const clauses = packed('acord/corpus.jsonl.gz').split('\n').filter(Boolean)
  const all = [
    ...documents.map(({ text }) => text),
    ...clauses.map((line) => (JSON.parse(line) as { text: string }).text),
  ]
  return all.flatMap((text) => {
    const source = { text, blocks: [], pages: [] }
    const mark = marker(sidesOf(source))
    return sentencesOf(source).flatMap(({ text: words, contents }) =>
      !contents && isProse(words) ? [lesson(mark(bare(words)))] : [],
    )
  })
}

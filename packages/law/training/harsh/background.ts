import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { marker } from '../../src/checks/harsh/learned/marks.ts'
import { slotsOf } from '../../src/checks/harsh/learned/model.ts'
import { bare, isProse } from '../../src/checks/harsh/learned/prose.ts'
import { sidesOf } from '../../src/checks/sides-of.ts'
import { sentencesOf } from '../../src/sentences/sentences.ts'
import type { Lesson } from './train.ts'

/** Texts of real agreements and clauses in the folder that TEST_DATA names: those to learn from, and those to measure with. */
const realTexts = (folder: string): { learn: string[]; measure: string[] } => {
  const packed = (name: string) => gunzipSync(readFileSync(join(folder, 'contracts', name))).toString()
  const { documents } = JSON.parse(packed('contract-nli.json.gz')) as { documents: { text: string }[] }
  const clauses = packed('acord/corpus.jsonl.gz')
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { text: string }).text)
  const middle = clauses.length / 2
  return {
    learn: [...documents.filter((_, at) => at % 2 === 0).map(({ text }) => text), ...clauses.slice(0, middle)],
    measure: [...documents.filter((_, at) => at % 2 === 1).map(({ text }) => text), ...clauses.slice(middle)],
  }
}

const asLessons = (all: readonly string[]): Lesson[] =>
  all.flatMap((text) => {
    const source = { text, blocks: [], pages: [] }
    const mark = marker(sidesOf(source))
    return sentencesOf(source).flatMap(({ text: words, contents }) =>
      !contents && isProse(words) ? [{ kind: 'fair', isReal: true as const, slots: slotsOf(mark(bare(words))) }] : [],
    )
  })

/** Sentences of real agreements as lessons of what is usual: nearly none of them is harsh. */
export const background = (folder: string): Lesson[] => asLessons(realTexts(folder).learn)

/** Sentences of the real agreements from which nothing is learned. */
export const measured = (folder: string): Lesson[] => asLessons(realTexts(folder).measure)

import type { NewAuthority } from '@casewright/library'
import { paragraphsOf, scanWords, stemOf } from '@casewright/library/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyLibrary } from './library-fixture.ts'

// A second, slow and simple reading of the same queries, over texts made by a generator that repeats itself.
let seed = 7
const random = (below: number) => {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
  return (seed >>> 8) % below
}
const vocabulary = ['carrier', 'vessel', 'cargo', 'storm', 'harbor', 'captain', 'sailor', 'anchor', 'rope', 'mast']
const word = () => vocabulary[random(vocabulary.length)] as string
const sentence = () => {
  const words = Array.from({ length: 3 + random(5) }, word)
  return `${words[0]?.[0]?.toUpperCase()}${words[0]?.slice(1)} ${words.slice(1).join(' ')}.`
}
const paragraph = () => Array.from({ length: 1 + random(4) }, sentence).join(' ')
const documents: NewAuthority[] = Array.from({ length: 120 }, (_, nth) => ({
  externalId: String(nth),
  kind: 'case',
  title: `Number ${nth}`,
  citations: [`${nth + 1} U.S. ${nth + 1}`],
  source: 'library',
  text: Array.from({ length: 1 + random(60) }, paragraph).join('\n\n'),
}))

interface Placed {
  stem: string
  sentence: number
  paragraph: number
}

function placed(text: string): Placed[] {
  const words: Placed[] = []
  let sentences = 0
  for (const [ordinal, { start, end }] of paragraphsOf(text).entries()) {
    sentences++
    const add = (found: string) => words.push({ stem: stemOf(found), sentence: sentences, paragraph: ordinal })
    scanWords(text, start, end, add, () => sentences++)
  }
  return words
}

const texts = documents.map((document) => placed(document.text ?? ''))
const pairs = (words: Placed[], one: string, other: string, fits: (a: number, b: number) => boolean) =>
  words.some(
    (a, i) => a.stem === stemOf(one) && words.some((b, j) => i !== j && b.stem === stemOf(other) && fits(i, j)),
  )

let own: Awaited<ReturnType<typeof emptyLibrary>>
beforeAll(async () => {
  own = await emptyLibrary()
  const id = await own.library.startImport('jsonl', 'made')
  for (let from = 0; from < documents.length; from += 10) await own.library.add(id, documents.slice(from, from + 10))
})
afterAll(() => own.stop())

const kinds: ((a: string, b: string) => [string, (words: Placed[]) => boolean])[] = [
  (a, b) => [
    `"${a} ${b}"`,
    (words) => pairs(words, a, b, (i, j) => j === i + 1 && words[i]?.paragraph === words[j]?.paragraph),
  ],
  (a, b) => [`${a} /s ${b}`, (words) => pairs(words, a, b, (i, j) => words[i]?.sentence === words[j]?.sentence)],
  (a, b) => [`${a} /p ${b}`, (words) => pairs(words, a, b, (i, j) => words[i]?.paragraph === words[j]?.paragraph)],
  (a, b) => [`${a} /3 ${b}`, (words) => pairs(words, a, b, (i, j) => Math.abs(i - j) <= 3)],
  (a, b) => [`${a} +2 ${b}`, (words) => pairs(words, a, b, (i, j) => j > i && j - i <= 2)],
  (a, b) => [
    `${a} AND NOT ${b}`,
    (words) => words.some((one) => one.stem === stemOf(a)) && !words.some((one) => one.stem === stemOf(b)),
  ],
]

const check = async () => {
  for (let nth = 0; nth < 120; nth++) {
    const a = word()
    const [query, holds] = (kinds[nth % kinds.length] as (typeof kinds)[number])(
      a,
      vocabulary.find((one) => one !== a && random(4) === 0) ?? 'mast',
    )
    const expected = texts.flatMap((words, at) => (holds(words) ? [documents[at]?.title] : [])).sort()
    const { results, total } = await own.library.search({ text: query, limit: 100 }, { snippets: false })
    expect([query, total]).toEqual([query, expected.length])
    if (total <= 100) expect([query, results.map((one) => one.title).sort()]).toEqual([query, expected])
  }
}

describe('connectors and phrases', () => {
  it('find exactly what a slow reading of every word finds', check, 120_000)

  it('find the same when the index has been merged', async () => {
    await own.library.tidy()
    expect(await own.db.selectFrom('librarySegment').select('id').execute()).toHaveLength(1)
    await check()
  }, 120_000)

  it('find the same when some were changed and the index was merged again', async () => {
    const id = await own.library.startImport('jsonl', 'made')
    for (let nth = 0; nth < documents.length; nth += 2) {
      const text = Array.from({ length: 2 + random(9) }, paragraph).join('\n\n')
      documents[nth] = { ...(documents[nth] as NewAuthority), text }
      texts[nth] = placed(text)
    }
    await own.library.add(id, documents)
    await check()
    await own.library.tidy()
    expect(await own.db.selectFrom('libraryGone').select('id').execute()).toHaveLength(0)
    await check()
  }, 120_000)
})

import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

const starter = new URL('../../../packages/library/starter/', import.meta.url)
const [k1, b] = [1.2, 0.75]

interface Document {
  cited: string[]
  words: Map<string, number>
  length: number
}

interface Card {
  title: string
  citation: string
  parallel: string[]
  holding?: string
  content?: string
  keyPoints?: string[]
}

const wordsIn = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

function documentOf(cited: string[], text: string): Document {
  const all = wordsIn(text)
  const words = new Map<string, number>()
  for (const word of all) words.set(word, (words.get(word) ?? 0) + 1)
  return { cited, words, length: all.length }
}

async function read(files: readonly string[]): Promise<Document[]> {
  const all: Document[] = []
  for (const set of ['landmarks', 'scotus', 'statutes']) {
    const folder = fileURLToPath(new URL(set, starter))
    for (const name of await readdir(folder)) {
      if (!name.endsWith('.json')) continue
      const card = JSON.parse(await readFile(`${folder}/${name}`, 'utf8')) as Card
      const text = [card.title, card.citation, card.holding, card.content, ...(card.keyPoints ?? [])].join(' ')
      all.push(documentOf([card.citation, ...card.parallel], text))
    }
  }
  for (const file of files)
    for (const line of gunzipSync(await readFile(file))
      .toString()
      .trim()
      .split('\n')) {
      const { title, text, metadata } = JSON.parse(line)
      all.push(documentOf(metadata.citations, `${title} ${text}`))
    }
  return all
}

/** Plain BM25 over the same authorities: what the product is measured beside. @returns the citations of the first ten */
export async function baselineOf(files: readonly string[]): Promise<(query: string) => string[][]> {
  const all = await read(files)
  const mean = all.reduce((sum, { length }) => sum + length, 0) / all.length
  const having = new Map<string, number>()
  for (const { words } of all) for (const word of words.keys()) having.set(word, (having.get(word) ?? 0) + 1)
  return (query) => {
    const sought = [...new Set(wordsIn(query))]
    const scored = all.map(({ cited, words, length }) => {
      let score = 0
      for (const word of sought) {
        const count = words.get(word) ?? 0
        if (count === 0) continue
        const of = having.get(word) ?? 0
        const weight = Math.log(1 + (all.length - of + 0.5) / (of + 0.5))
        score += (weight * count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / mean))
      }
      return { cited, score }
    })
    return scored
      .toSorted((one, other) => other.score - one.score)
      .slice(0, 10)
      .map(({ cited }) => cited)
  }
}

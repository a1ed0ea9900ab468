import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { createBm25, type Document } from '../ranking/bm25.ts'
import { starterCards } from '../ranking/sets/starter-cards.ts'

const shown = 10

async function read(files: readonly string[]): Promise<Document[]> {
  const all: Document[] = []
  for (const { title, citation, parallel, holding, content, keyPoints = [] } of await starterCards())
    all.push({ cited: [citation, ...parallel], text: [title, citation, holding, content, ...keyPoints].join(' ') })
  for (const file of files)
    for (const line of gunzipSync(await readFile(file))
      .toString()
      .trim()
      .split('\n')) {
      const { title, text, metadata } = JSON.parse(line)
      all.push({ cited: metadata.citations, text: `${title} ${text}` })
    }
  return all
}

/** Plain BM25 over the same authorities: what the product is measured beside. @returns the citations of the first ten */
export async function baselineOf(files: readonly string[]): Promise<(query: string) => (readonly string[])[]> {
  const search = createBm25(await read(files))
  return (query) => search(query, shown)
}

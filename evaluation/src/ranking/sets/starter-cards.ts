import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const starter = new URL('../../../../packages/library/starter/', import.meta.url)

export interface Card {
  kind: string
  title: string
  citation: string
  parallel: string[]
  holding?: string
  content?: string
  keyPoints?: string[]
}

/** The authorities of the starter set. */
export async function starterCards(): Promise<Card[]> {
  const cards: Card[] = []
  for (const set of ['landmarks', 'leading', 'scotus', 'statutes']) {
    const folder = fileURLToPath(new URL(set, starter))
    for (const name of await readdir(folder))
      if (name.endsWith('.json')) cards.push(JSON.parse(await readFile(`${folder}/${name}`, 'utf8')) as Card)
  }
  return cards
}

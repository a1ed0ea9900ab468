import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { NewAuthority } from '@casewright/library'
import { isCommon, scanWords } from '@casewright/library/testing'

// The same numbers each time.
let seed = 20_261_121
const random = (below: number) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed % below
}

const rows = async (file: string) =>
  gunzipSync(await readFile(join(process.env.TEST_DATA ?? '', 'law', file)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/**
 * All sections of the two codes and the opinions, cut into parts, in an order of chance.
 * @param count null: as many as there are
 * @param partLength of a part of an opinion, in characters
 */
export async function documents(count: number | null, partLength: number): Promise<NewAuthority[]> {
  const all: NewAuthority[] = []
  for (const file of ['us_code_sections.jsonl.gz', 'dc_code_sections.jsonl.gz'])
    for (const { id, heading, citation, text } of await rows(file))
      all.push({
        externalId: id,
        kind: 'statute',
        title: heading || citation,
        citations: [citation],
        source: 'library',
        text,
      })
  for (const { _id, title, text, metadata } of await rows('scotus_opinions.jsonl.gz'))
    for (let from = 0, part = 0; from < text.length; part++) {
      const cut = text.indexOf(' ', from + partLength)
      const end = cut < 0 ? text.length : cut
      all.push({
        externalId: `${_id}-${part}`,
        kind: 'case',
        title: `${title}, part ${part + 1}`,
        // Who cites the opinion cites one document, as in a library of whole opinions.
        citations: [part === 0 ? metadata.citations[0] : `Part ${part + 1} of opinion ${_id}`],
        source: 'library',
        text: text.slice(from, end),
      })
      from = end
    }
  for (let at = all.length - 1; at > 0; at--) {
    const other = random(at + 1)
    ;[all[at], all[other]] = [all[other] as NewAuthority, all[at] as NewAuthority]
  }
  if (count === null) return all
  if (all.length < count) throw new Error(`There are ${all.length} documents, and not ${count}.`)
  return all.slice(0, count)
}

/** Two to eight words that stand near each other in some text, so that AND finds something. */
export function queries(count: number, texts: readonly string[]): string[][] {
  const made: string[][] = []
  while (made.length < count) {
    const text = texts[random(texts.length)] ?? ''
    const words: string[] = []
    const start = random(Math.max(1, text.length - 400))
    scanWords(text, start, Math.min(text.length, start + 400), (word) => {
      if (/^[a-z]{3,}$/.test(word) && !isCommon(word) && !words.includes(word)) words.push(word)
    })
    const size = 2 + random(7)
    if (words.length > size) made.push(words.slice(1, size + 1))
  }
  return made
}

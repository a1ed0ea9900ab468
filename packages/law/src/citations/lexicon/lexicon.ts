import { jurisdictions } from '../../jurisdictions/jurisdictions.ts'
import { editions } from '../../reporters/reporters.ts'
import { codes } from '../codes/codes.ts'
import { journals } from '../journals/journals.ts'
import type { Entry } from './entry.ts'
import { insert, type Node, newNode } from './trie.ts'

const build = (): Node<Entry> => {
  const root = newNode<Entry>()
  const add = (
    abbreviation: string,
    variations: readonly string[],
    entry: (written: string, variation: boolean) => Entry,
  ) => {
    insert(root, abbreviation, entry(abbreviation, false))
    for (const written of variations) insert(root, written, entry(written, true))
  }
  for (const edition of editions)
    add(edition.abbreviation, edition.variations, (written, variation) => ({
      of: 'edition',
      edition,
      written,
      variation,
    }))
  for (const code of codes)
    add(code.abbreviation, code.variations, (written, variation) => ({ of: 'code', code, written, variation }))
  for (const journal of journals)
    add(journal.abbreviation, journal.variations, (written, variation) => ({
      of: 'journal',
      journal,
      written,
      variation,
    }))
  for (const place of jurisdictions)
    add(place.abbreviation, [place.name, ...place.variations], (written, variation) => ({
      of: 'place',
      place,
      written,
      variation,
    }))
  return root
}

let built: Node<Entry> | undefined

/** Every abbreviation of a reporter, code or journal. Built at first use: some milliseconds. */
export const lexicon = (): Node<Entry> => {
  built ??= build()
  return built
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { citationKeys, findCitations, namesCase } from '@casewright/law'
import { readOpinions } from './read-opinions.ts'

const folder = fileURLToPath(new URL('../../../packages/library/starter/', import.meta.url))

/** An authority as the files of the starter set have it. */
interface Known {
  kind: string
  /** Its name, and other forms of it in what was imported. */
  titles: string[]
  citation: string
  /** All that is said of it there, as it is compared. */
  words: string
  /** Whether the editors say that it is no longer good law. */
  retired: boolean
}

interface StarterFile {
  kind: string
  title: string
  citation: string
  parallel: string[]
  holding?: string
  content?: string
  keyPoints?: string[]
}

/**
 * What there is to know, read from the files of the starter set and from nothing that the server says: who judges an
 * answer must not ask the one who gave it.
 */
export interface KnownLaw {
  size: number
  /** The authority that a citation stands for. */
  of(citation: string): Known | null
  /** Whether the name that stands with a citation is that of its authority; true where no name stands there. */
  isNamedSo(written: string): boolean
  /** Whether a citation stands in what the editors say of any authority. */
  isTold(citation: string): boolean
}

/** @param opinions a file of those that were imported beside the starter set */
export function readKnownLaw(opinions?: string): KnownLaw {
  const byKey = new Map<string, Known>()
  const told = new Set<string>()
  const files = globSync('*/*.json', { cwd: folder })
  for (const file of files) {
    const {
      kind,
      title,
      citation,
      parallel,
      holding,
      content,
      keyPoints = [],
    } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as StarterFile
    const words = plainly([holding ?? content ?? '', ...keyPoints].join(' '))
    const known: Known = { kind, titles: [title], citation, words, retired: /no longer good law/i.test(words) }
    for (const key of [citation, ...parallel].flatMap(citationKeys)) byKey.set(key, known)
    for (const { start, end } of findCitations(words))
      for (const key of citationKeys(words.slice(start, end))) told.add(key)
  }
  for (const { title, text, metadata } of opinions ? readOpinions(opinions) : []) {
    const keys = metadata.citations.flatMap(citationKeys)
    const held = keys.flatMap((key) => byKey.get(key) ?? [])[0]
    const own = plainly(text)
    const known: Known = held
      ? Object.assign(held, { words: `${held.words} ${own}`, titles: [...held.titles, title] })
      : { kind: 'case', titles: [title], citation: metadata.citations[0] ?? '', words: own, retired: false }
    for (const key of keys) byKey.set(key, known)
  }
  const of = (citation: string) => citationKeys(citation).flatMap((key) => byKey.get(key) ?? [])[0] ?? null
  return {
    size: files.length,
    of,
    isNamedSo(written) {
      const known = of(written)
      const name = /^(.+?\sv\.?\s.+?|In re .+?|Ex parte .+?),? \d/.exec(written)?.[1]
      // A name may be cut at its front, where a party has a full stop: 'S. A. v. Brown'.
      return (
        !name || known?.kind !== 'case' || known.titles.some((title) => namesCase(name, title) || title.endsWith(name))
      )
    },
    isTold: (citation) => citationKeys(citation).some((key) => told.has(key)),
  }
}

/** Words as they are compared: whitespace and forms of quotation marks aside. */
export const plainly = (words: string): string =>
  words.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()

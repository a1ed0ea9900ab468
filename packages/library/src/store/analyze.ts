import { citationKeys, type Span } from '@casewright/law'
import { breaths } from '../breaths.ts'
import { type PreparedSegment, prepareSegment } from '../index/build.ts'
import { passagesOf } from '../text/passages.ts'
import type { NewAuthority } from '../types.ts'
import { type LinkFound, linksOf } from './links.ts'

/** What a segment is built of at once: its words are held in memory while it is. */
const mostCharacters = 8_000_000

/** What is known of an authority by its text alone, before the database is asked anything. */
export interface Analyzed {
  given: NewAuthority
  /** Of all its citations. */
  keys: readonly string[]
  passages: readonly Span[]
  links: readonly LinkFound[]
}

export interface Analysis {
  authorities: readonly Analyzed[]
  segments: readonly PreparedSegment[]
}

/** Reads texts, which needs no database. */
export async function analyze(given: readonly NewAuthority[]): Promise<Analysis> {
  const breathe = breaths()
  const authorities: Analyzed[] = []
  const segments: PreparedSegment[] = []
  let segment: Analyzed[] = []
  let characters = 0
  const close = async () => {
    if (segment.length > 0) segments.push(await prepareSegment(segment.map(indexed)))
    segment = []
    characters = 0
  }
  for (const one of given) {
    const analyzed = analyzedOf(one)
    const { length } = one.text ?? ''
    if (characters + length > mostCharacters) await close()
    authorities.push(analyzed)
    segment.push(analyzed)
    characters += length
    await breathe()
  }
  await close()
  return { authorities, segments }
}

function analyzedOf(given: NewAuthority): Analyzed {
  const text = given.text ?? ''
  const keys = given.citations.flatMap(citationKeys)
  const passages = passagesOf(text)
  return { given, keys, passages, links: linksOf(text, passages, keys) }
}

const indexed = ({ given, passages, links }: Analyzed) => ({
  kind: given.kind,
  court: given.court,
  jurisdiction: given.jurisdiction,
  date: given.date,
  title: given.title,
  card: [...given.citations, given.field, given.holding, ...(given.subjects ?? []), ...(given.keyPoints ?? [])]
    .filter(Boolean)
    .join('\n'),
  text: given.text ?? '',
  passages,
  linked: new Set(links.map((link) => link.passage)),
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packed } from './packed.ts'

/** A title under which a source holds a case. */
export interface TitledCase {
  title: string
  /** As `410 U.S. 113`. */
  citations: readonly string[]
}

export interface Opinion {
  id: string
  title: string
  text: string
  citations: readonly string[]
}

interface ScotusRow {
  _id: string
  title: string
  text: string
  metadata: { citations: string[] }
}

/** Real material of the folder that TEST_DATA names. */
export interface TruthData {
  opinions: Opinion[]
  /** Opinions with the layout of a scraped page: star pages, ragged lines. */
  linked: Opinion[]
  /** Titles as CourtListener has them. */
  titled: TitledCase[]
  landmarks: TitledCase[]
  /** Every case of the Supreme Court, by its U.S. citation: in short form, and as the reporter prints it. */
  reported: Map<string, { short?: string; full: string }>
}

export function readTruthData(folder: string): TruthData {
  const plain = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T
  const cases = packed<{ name: string; us: string | null; short?: string }>(folder, 'law/scotus_cases.jsonl.gz')
  const reported = new Map<string, { short?: string; full: string }>()
  const doubled = new Set<string>()
  for (const { us, name, short } of cases) {
    if (!us) continue
    // Where two cases begin on one page, a citation does not tell which of them is meant.
    if (reported.has(us)) doubled.add(us)
    reported.set(us, short ? { short, full: name } : { full: name })
  }
  for (const us of doubled) reported.delete(us)
  return {
    opinions: packed<ScotusRow>(folder, 'law/scotus_opinions.jsonl.gz').map(({ _id, title, text, metadata }) => ({
      id: _id,
      title,
      text,
      citations: metadata.citations,
    })),
    linked: packed<{ file: string; text: string }>(folder, 'citations/courtlistener_linked_opinions.jsonl.gz').map(
      ({ file, text }) => ({ id: file.replace(/\.txt$/, ''), title: '', text, citations: [] }),
    ),
    titled: plain<{ name: string; citations: string[] }[]>('law/scotus_citations.json').map(({ name, citations }) => ({
      title: name,
      citations,
    })),
    landmarks: plain<{ name: string; citation: string }[]>('law/landmarks.json').map(({ name, citation }) => ({
      title: name,
      citations: [citation],
    })),
    reported,
  }
}

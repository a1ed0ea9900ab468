import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CaseCitation, citationKeys, findCitations, keysOfCitation } from '@casewright/law'
import { packed } from '../truth/packed.ts'

interface Opinion {
  text: string
  metadata: { year: number | null; citations: string[] }
}
interface Case {
  us: string | null
  date: string
}

/** A decision of the Supreme Court that stands, as far as the list of overruled decisions goes. */
export interface Standing {
  /** As most opinions cite it. */
  cite: string
  key: string
  /** Opinions of the set, from `from` on, that cite it. */
  citing: number
}

const from = 1970

/**
 * The decisions that most opinions of the set from 1970 on cite, each the only one on its page, without those that the list of
 * overruled decisions has. A decision that courts went on citing, and that nobody lists as overruled, stands.
 */
export function standingDecisions(folder: string, most: number): Standing[] {
  const known = new Set(
    (JSON.parse(readFileSync(join(folder, 'law/overruled.json'), 'utf8')) as { overruled: { cite: string } }[]).flatMap(
      ({ overruled }) => citationKeys(overruled.cite),
    ),
  )
  const onPage = new Map<string, Case[]>()
  for (const one of packed<Case>(folder, 'law/scotus_cases.jsonl.gz')) {
    const [key] = one.us ? citationKeys(one.us) : []
    if (key) onPage.set(key, [...(onPage.get(key) ?? []), one])
  }
  const citing = new Map<string, number>()
  const names = new Map<string, Map<string, number>>()
  for (const { text, metadata } of packed<Opinion>(folder, 'law/scotus_opinions.jsonl.gz')) {
    if ((metadata.year ?? 0) < from) continue
    const own = new Set(metadata.citations.flatMap((citation) => citationKeys(citation)))
    const cases = findCitations(text).filter((one): one is CaseCitation => one.kind === 'case')
    const seen = new Set<string>()
    for (const cited of cases)
      for (const key of keysOfCitation(cited)) {
        if (own.has(key) || onPage.get(key)?.length !== 1) continue
        seen.add(key)
        if (cited.name) {
          const of = names.get(key) ?? new Map<string, number>()
          names.set(key, of.set(cited.name, (of.get(cited.name) ?? 0) + 1))
        }
      }
    for (const key of seen) citing.set(key, (citing.get(key) ?? 0) + 1)
  }
  return [...citing]
    .filter(([key]) => !known.has(key) && names.has(key))
    .sort(([one, first], [other, second]) => second - first || one.localeCompare(other))
    .slice(0, most)
    .map(([key, count]) => {
      const [only] = onPage.get(key) ?? []
      const [name] = [...(names.get(key) ?? [])].sort(([, one], [, other]) => other - one)[0] ?? ['']
      return { key, citing: count, cite: `${name}, ${only?.us} (${only?.date.slice(0, 4)})` }
    })
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { citationKeys, keysOfCitation, treatmentsIn } from '@casewright/law'
import { packed } from '../truth/packed.ts'
import type { Pair } from './data.ts'
import { isRed } from './judge.ts'

interface Row {
  _id: string
  title: string
  text: string
  metadata: { citations: string[] }
}
interface Fact {
  overruled: { cite: string }
  by: { cite: string }
}

export interface WholeOpinions {
  opinions: number
  /** Pairs of the table whose later decision is among the opinions, and those of them that the opinion's words flag. */
  pairs: number
  found: number
  /** Flags on decisions that the table does not have: for a person to read. */
  others: string[]
}

/** Whole opinions that are in no pair, against the table of overruled decisions. */
export function readWholeOpinions(folder: string, pairs: readonly Pair[]): WholeOpinions {
  const inPairs = new Set(pairs.map(({ id }) => id.split('/')[0]))
  const rows = packed<Row>(folder, 'law/scotus_opinions.jsonl.gz').filter(({ _id }) => !inPairs.has(_id))
  const facts = JSON.parse(readFileSync(join(folder, 'law/overruled.json'), 'utf8')) as Fact[]
  const result: WholeOpinions = { opinions: rows.length, pairs: 0, found: 0, others: [] }
  for (const { title, text, metadata } of rows) {
    const own = new Set(metadata.citations.flatMap((citation) => citationKeys(citation)))
    const expected = new Set(
      facts
        .filter(({ by }) => citationKeys(by.cite).some((key) => own.has(key)))
        .flatMap(({ overruled }) => citationKeys(overruled.cite)),
    )
    const found = new Set<string>()
    for (const treatment of treatmentsIn({ text, name: title }).filter(isRed)) {
      const key = keysOfCitation(treatment.of).find((one) => expected.has(one))
      if (key) found.add(key)
      else
        result.others.push(
          `${title}: ${treatment.of.name} (${treatment.kind}). ${treatment.words.replace(/\s+/g, ' ')}`,
        )
    }
    result.pairs += expected.size
    result.found += found.size
  }
  return result
}

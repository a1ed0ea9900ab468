import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { citationKeys, type SeparateOpinion } from '@casewright/law'
import { packed } from '../truth/packed.ts'

interface Label {
  citing_cluster: string
  citing: string
  cited_cluster: string
  cited: string
  cited_citations: string[]
  overruled: boolean
}

interface Excerpt {
  citing_cluster: string
  cited_cluster: string
  excerpt: string
}

/** What a citing decision says of a cited one, and whether it overrules it. */
export interface Pair {
  id: string
  /** Rules were written with the pairs of `development` in view. The others were only counted until November 28, 2026. */
  half: 'development' | 'held out'
  citing: string
  cited: string
  citedKeys: ReadonlySet<string>
  overruled: boolean
  text: string
  separate: SeparateOpinion[]
}

/** The pairs, without the marks that tell where the cited decision stands. */
export function readPairs(folder: string): Pair[] {
  const labels = new Map(
    (JSON.parse(readFileSync(join(folder, 'law/citator_labels.json'), 'utf8')) as Label[]).map((label) => [
      `${label.citing_cluster}/${label.cited_cluster}`,
      label,
    ]),
  )
  return packed<Excerpt>(folder, 'law/citator_excerpts.jsonl.gz').flatMap(
    ({ citing_cluster, cited_cluster, excerpt }) => {
      const id = `${citing_cluster}/${cited_cluster}`
      const label = labels.get(id)
      if (!label) return []
      const { citing, cited, overruled } = label
      const citedKeys = new Set(label.cited_citations.flatMap((citation) => citationKeys(citation)))
      const name = citing.replace(/,? ?\d+ U\.S\..*$/, '')
      return [{ id, half: halfOf(citing_cluster), citing: name, cited, citedKeys, overruled, ...opinionOf(excerpt) }]
    },
  )
}

/** All pairs of a citing decision are in one half. */
const halfOf = (cluster: string): Pair['half'] =>
  BigInt(`0x${createHash('sha1').update(cluster).digest('hex')}`) % 2n === 0n ? 'development' : 'held out'

const heading = /\*\*([A-Za-z ]+) Opinion\*\*/g

/** The excerpt as an opinion prints it: the headings tell who speaks. */
function opinionOf(excerpt: string): Pick<Pair, 'text' | 'separate'> {
  const text = excerpt
    .replace(/<\/?citedDecision>/g, '')
    .replace(heading, (_, kind: string) => `\n\n${kind.toUpperCase()}\n\n`)
  const heads = [...text.matchAll(/\n\n([A-Z ]+)\n\n/g)]
  const separate = heads.flatMap(({ 1: words = '', index }, i): SeparateOpinion[] => {
    if (!/DISSENT|CONCURRENCE/.test(words)) return []
    const kind = words.includes('DISSENT') ? 'dissent' : words.includes('IN PART') ? 'partial' : 'concurrence'
    return [{ kind, start: index, end: heads[i + 1]?.index ?? text.length }]
  })
  return { text, separate }
}

import type { TruthData } from '../data.ts'
import { chanceOf } from '../random.ts'
import type { CaptionCase } from './case.ts'
import { captionsIn } from './read.ts'
import { relationOf } from './relation.ts'

export interface RealCaptions {
  cases: CaptionCase[]
  /** Pairs left out, as no name could be read with certainty, or not of the case that the citation stands for. */
  doubtful: number
}

/** Captions as opinions write them, with the title of the case that their citation stands for. */
export function realCaptions({ opinions, linked, titled, reported }: TruthData, most = 3_500): RealCaptions {
  const byCitation = new Map(titled.flatMap(({ title, citations }) => citations.map((one) => [one, title] as const)))
  const seen = new Set<string>()
  const cases: CaptionCase[] = []
  let doubtful = 0
  for (const { id, text } of [...linked, ...chanceOf('real captions').shuffled(opinions)]) {
    if (cases.filter(({ isWatched }) => !isWatched).length >= most) break
    for (const { written, us } of captionsIn(text)) {
      const { short, full } = reported.get(us) ?? {}
      const titles = { CourtListener: byCitation.get(us), 'short title': short, 'full caption': full }
      for (const [source, real] of Object.entries(titles)) {
        if (!real || seen.has(`${written}|${real}`)) continue
        if (written) seen.add(`${written}|${real}`)
        const relation = written && relationOf(written, real)
        if (!written || !relation) {
          doubtful++
          continue
        }
        // What a reporter prints over a case is longer by custom than what anybody cites.
        const isWatched = source === 'full caption'
        cases.push({ id: `${id}/${us}/${source}`, kind: `${source}, ${relation}`, written, real, isWatched })
      }
    }
  }
  return { cases, doubtful }
}

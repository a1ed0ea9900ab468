import type { Reranked } from '../rerank.ts'
import type { Weights } from '../standing.ts'
import type { Kindred } from './kindred.ts'

/**
 * What speaks for its leading on the doctrine: that it is like the others, that the editors look it up under much, that
 * it is of the field of the others. Chosen on the even half of the doctrines in the evaluation.
 */
const weights = { alike: 0.4, subjects: 1, field: 1.4, named: 0.2, title: 0.6, retired: -1 }
/** An entry has seldom more subjects. */
const usualSubjects = 15
/** Like the first results, and of a field of so many of them at least. */
const kindredAlike = 0.6
const kindredSense = 0.5
const kindredField = 1 / 3
/** What has none of the words among its subjects is like them in everything else. */
const closeAlike = 0.55
const closeSense = 0.8
/** Of a text that nobody described: how much it comes back to the words, as a logarithm, or speaks of what goes with them. */
const comesBack = 2.5
const comesBackSome = 1.5
const leastSense = 0.3
/** What has the words and next to nothing of what goes with them. */
const strangerSense = 0.1

interface Weighed {
  work: number
  fittest?: string | undefined
  signals?: Pick<Reranked['signals'], 'retired' | 'heading' | 'court'>
}

/** What the surest results of a query have in common. */
export interface Doctrine {
  weightOf(one: Weighed): { relevance: number; weights: Weights }
  /** Whether one has the words in another sense, or by the way; of one that is merely related, more is enough for that. */
  isMention(one: Pick<Reranked, 'work' | 'fittest' | 'parts'>, isRelated: boolean): boolean
  /** Works that belong to it, whatever their words, those first that are most like the others. */
  kindred(): { work: number; likeness: number }[]
}

/** @param seeds described works @param words the stems that were asked for */
export function doctrineOf(kindred: Kindred, seeds: readonly number[], words: readonly string[]): Doctrine {
  const alike = kindred.alike(seeds)
  // By what goes with the words, and not by them: 'fair consideration' of a petition is no consideration.
  const sense = kindred.alike(seeds, words)
  const fields = Map.groupBy(seeds, (work) => kindred.of(work)?.field)
  const isSeed = new Set(seeds)
  // Of the others.
  const shareOf = (work: number): number => {
    const own = isSeed.has(work) ? 1 : 0
    return ((fields.get(kindred.of(work)?.field)?.length ?? 0) - own) / Math.max(1, seeds.length - own)
  }

  return {
    weightOf({ work, fittest, signals }) {
      const card = kindred.of(work)
      const law = weights.retired * (signals?.retired ?? 0)
      const title = weights.title * (signals?.court ? signals.heading : 0)
      const subjects = Math.log(1 + (card?.subjects ?? 0)) / Math.log(1 + usualSubjects)
      const alikeIt = card ? (alike.works.get(work) ?? 0) : fittest ? alike.text(fittest) : 0
      const named = words.filter((word) => kindred.someSubject(work, [word])).length / words.length
      const editors = card ? weights.subjects * subjects : 0
      const field = card ? weights.field * shareOf(work) : 0
      return {
        relevance: weights.alike * alikeIt + weights.named * named + editors + field + title + law,
        weights: { cited: 0, court: 0, scope: 0, editors, law },
      }
    },
    isMention({ work, fittest, parts }, isRelated) {
      const isOfOther = kindred.of(work) !== undefined && shareOf(work) === 0
      if (!isRelated)
        return isOfOther && (sense.works.get(work) ?? 0) < strangerSense && !kindred.someSubject(work, words)
      if (kindred.of(work)) return isOfOther
      if (parts.likelihood >= comesBack) return false
      return parts.likelihood < comesBackSome || sense.text(fittest ?? '') < leastSense
    },
    kindred() {
      const found: { work: number; likeness: number }[] = []
      for (const [work, likeness] of alike.works) {
        if (shareOf(work) < kindredField) continue
        const own = sense.works.get(work) ?? 0
        const isClose = likeness >= closeAlike && own >= closeSense
        if (isClose || (likeness >= kindredAlike && own >= kindredSense && kindred.someSubject(work, words)))
          found.push({ work, likeness })
      }
      return found.sort((one, other) => other.likeness - one.likeness)
    },
  }
}

import type { Reranked } from '../rerank.ts'
import type { Kindred } from './kindred.ts'

/** Like the first results, and of a field of so many of them at least. */
const kindredAlike = 0.6
const kindredSense = 0.5
const kindredField = 1 / 2
/** What has none of the words among its subjects is like them in everything else. */
const closeAlike = 0.55
const closeSense = 0.8
/** Of a text that nobody described: how much it comes back to the words, as a logarithm, or speaks of what goes with them. */
const comesBack = 2.5
const comesBackSome = 1.5
const leastSense = 0.3
/** What has the words and next to nothing of what goes with them. */
const strangerSense = 0.1

/** What the surest results of a query have in common. */
export interface Doctrine {
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

  /** How many of the words stand in its subjects. */
  const namedBy = (work: number): number =>
    words.filter((word) => kindred.someSubject(work, [word])).length / words.length

  return {
    isMention({ work, fittest, parts }, isRelated) {
      // What an enactment is about its own words say.
      const isOfOther = kindred.of(work)?.isCase === true && shareOf(work) === 0
      if (!isRelated) return isOfOther && (sense.works.get(work) ?? 0) < strangerSense && namedBy(work) < 1 / 2
      // Filed under another field, and yet looked up under a word of the query: it may well answer.
      if (kindred.of(work)) return isOfOther && namedBy(work) < 1 / 2
      if (parts.likelihood >= comesBack) return false
      return parts.likelihood < comesBackSome || sense.text(fittest ?? '') < leastSense
    },
    kindred() {
      const found: { work: number; likeness: number }[] = []
      for (const [work, likeness] of alike.works) {
        const card = kindred.of(work)
        if (!card || card.isRetired || shareOf(work) < kindredField) continue
        const own = sense.works.get(work) ?? 0
        // Of an enactment the words say what it is about.
        const isClose = card.isCase && likeness >= closeAlike && own >= closeSense
        const isOfWords = card.isCase ? kindred.someSubject(work, words) : kindred.wholeSubject(work, words)
        if (isClose || (likeness >= kindredAlike && own >= kindredSense && isOfWords)) found.push({ work, likeness })
      }
      return found.sort((one, other) => other.likeness - one.likeness)
    },
  }
}

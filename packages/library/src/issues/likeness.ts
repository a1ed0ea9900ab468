import { isCommonStem } from '../text/stem.ts'
import { stemsOf } from '../text/stems-of.ts'
import type { Meaning } from '../vocabulary/vocabulary.ts'
import { allIssues, type KnownIssue } from './read-issues.ts'

/** What a word of a wide group says of an issue beside one of its own, and what the law's word for another says. */
const ofWide = 0.5
const ofOwn = 0.9
const ofMeaning = 0.6
/** More phrases than this in one part are a group of people or deeds that many issues share. */
const wide = 40
/** What a word counts that is in no issue: a story about something else has many of them. */
const ofForeign = 3

interface Bags {
  of: ReadonlyMap<KnownIssue, ReadonlyMap<string, number>>
  /** How few issues have a stem. */
  rarity: ReadonlyMap<string, number>
}

interface Likeness {
  alike: number
  count: number
}

let bags: Bags | undefined

function bagOf(issue: KnownIssue): Map<string, number> {
  const bag = new Map<string, number>()
  const add = (stem: string, weight: number) => {
    if (!isCommonStem(stem)) bag.set(stem, Math.max(bag.get(stem) ?? 0, weight))
  }
  for (const part of issue.patterns.flat())
    for (const stem of part.flat()) add(stem, part.length > wide ? ofWide : ofOwn)
  for (const stem of stemsOf(`${issue.name} ${issue.terms}`)) add(stem, 1)
  return bag
}

function read(): Bags {
  const of = new Map(allIssues().map((issue) => [issue, bagOf(issue)]))
  const having = new Map<string, number>()
  for (const bag of of.values()) for (const [stem, weight] of bag) having.set(stem, (having.get(stem) ?? 0) + weight)
  const rarity = new Map([...having].map(([stem, count]) => [stem, Math.log(1 + of.size / (count + 0.5))]))
  return { of, rarity }
}

/** Of the weight of a story's words, how much each issue has, in its own words or the law's, from 0 to 1, and in how many words. */
export function likenessOf(words: readonly string[], meanings: readonly Meaning[]): (issue: KnownIssue) => Likeness {
  bags ??= read()
  const { of, rarity } = bags
  const telling = [...new Set(words)].filter((stem) => !isCommonStem(stem))
  const whole = telling.reduce((sum, stem) => sum + (rarity.get(stem) ?? ofForeign), 0) || 1
  const meant = new Map(telling.map((stem) => [stem, meanings.filter(({ said }) => said.includes(stem))]))
  return (issue) => {
    const bag = of.get(issue) ?? new Map<string, number>()
    let [sum, count] = [0, 0]
    for (const stem of telling) {
      const isMeant = meant.get(stem)?.some(({ terms }) => terms.some((term) => term.every((one) => bag.has(one))))
      const has = Math.max(bag.get(stem) ?? 0, isMeant ? ofMeaning : 0)
      if (has > 0) count++
      sum += has * (rarity.get(stem) ?? 0)
    }
    return { alike: sum / whole, count }
  }
}

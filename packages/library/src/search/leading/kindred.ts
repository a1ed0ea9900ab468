import { isCommonStem, stemOf } from '../../text/stem.ts'
import { scanWords } from '../../text/words.ts'

/** What the library's editors say of an authority. */
export interface Card {
  work: number
  isCase: boolean
  field: string
  subjects: readonly string[]
  /** Its holding and its key points. */
  said: string
}

interface Entry {
  field: string
  isCase: boolean
  /** Its editors say that it is no longer good law. */
  isRetired: boolean
  stems: Int32Array
  /** The stems of each of its subjects, one after the other, and `between` behind each. */
  phrases: Int32Array
  /** Of each of the stems; of length 1 together. */
  weights: Float32Array
}

const between = -1
const retired = /no longer good law/i
/** A word of a subject says more of what an authority is about than one of its holding. */
const ofSaid = 0.5

/** How alike authorities are in what their editors look them up for. */
export interface Kindred {
  of(work: number): Pick<Entry, 'field' | 'isCase' | 'isRetired'> | undefined
  /** Whether one of its subjects has one of the stems. */
  someSubject(work: number, stems: readonly string[]): boolean
  /** Whether one of its subjects has all of them. @param isAll and nothing else */
  wholeSubject(work: number, stems: readonly string[], isAll?: boolean): boolean
  /**
   * @param seeds works, of which the first count most
   * @param without stems that do not count
   * @returns of each described work, from 0 to 1, how like the seeds it is, itself not counted
   */
  alike(seeds: readonly number[], without?: readonly string[]): Alike
}

interface Alike {
  works: ReadonlyMap<number, number>
  /** The same of a text that nobody described: whether it speaks of what they are about. */
  text(text: string): number
}

export function createKindred(cards: Iterable<Card>): Kindred {
  const stems = new Map<string, number>()
  const having: number[] = []
  const counted = new Map<number, { card: Card; counts: Map<number, number>; phrases: number[] }>()
  for (const card of cards) {
    if (counted.has(card.work)) continue
    const counts = new Map<number, number>()
    const phrases: number[] = []
    for (const subject of card.subjects) phrases.push(...count(subject, 1, counts), between)
    count(card.field, 1, counts)
    count(card.said, ofSaid, counts)
    for (const stem of counts.keys()) having[stem] = (having[stem] ?? 0) + 1
    counted.set(card.work, { card, counts, phrases })
  }
  const entries = new Map<number, Entry>()
  for (const [work, { card, counts, phrases }] of counted)
    entries.set(work, {
      field: card.field,
      isCase: card.isCase,
      isRetired: retired.test(card.said),
      phrases: Int32Array.from(phrases),
      ...vectorOf(counts),
    })
  const of = (work: number) => entries.get(work)

  const idsOf = (words: readonly string[]) => words.map((stem) => stems.get(stem))
  const someSubject = (work: number, words: readonly string[]): boolean => {
    const ids = new Set(idsOf(words))
    return entries.get(work)?.phrases.some((id) => ids.has(id)) ?? false
  }
  const subjectsOf = (work: number): readonly (readonly number[])[] => {
    const found: number[][] = [[]]
    for (const id of entries.get(work)?.phrases ?? [])
      if (id === between) found.push([])
      else found.at(-1)?.push(id)
    return found
  }
  const wholeSubject = (work: number, words: readonly string[], isAll = false): boolean => {
    const ids = new Set(idsOf(words))
    return subjectsOf(work).some(
      (subject) =>
        ids.size === new Set(subject.filter((id) => ids.has(id))).size && (!isAll || subject.length === ids.size),
    )
  }

  return { of, alike, someSubject, wholeSubject }

  /** @returns the stems in their order; with `isKnown` those that some card has */
  function count(text: string, each: number, counts: Map<number, number>, isKnown = false): number[] {
    const found: number[] = []
    scanWords(text, 0, text.length, (word) => {
      const stem = stemOf(word)
      if (isCommonStem(stem)) return
      const id = stems.get(stem) ?? stems.size
      if (id === stems.size && isKnown) return
      stems.set(stem, id)
      counts.set(id, (counts.get(id) ?? 0) + each)
      found.push(id)
    })
    return found
  }

  function vectorOf(counts: ReadonlyMap<number, number>): Pick<Entry, 'stems' | 'weights'> {
    const ids = Int32Array.from(counts.keys())
    const weights = Float32Array.from(
      counts,
      ([stem, times]) => Math.log(1 + times) * Math.log(1 + counted.size / (having[stem] ?? 1)),
    )
    const length = Math.hypot(...weights) || 1
    return { stems: ids, weights: weights.map((weight) => weight / length) }
  }

  function alike(seeds: readonly number[], without: readonly string[] = []): Alike {
    const left = new Set(without.map((stem) => stems.get(stem)))
    const own = new Map(seeds.map((work, nth) => [work, 1 / Math.log2(nth + 3)]))
    const middle = new Float64Array(stems.size)
    for (const [work, share] of own) {
      const { stems: ids, weights } = entries.get(work) ?? { stems: [], weights: [] }
      for (let at = 0; at < ids.length; at++)
        middle[ids[at] as number] = (middle[ids[at] as number] as number) + share * (weights[at] as number)
    }
    for (const id of left) if (id !== undefined) middle[id] = 0
    const square = middle.reduce((sum, one) => sum + one * one, 0)
    const onto = ({ stems: ids, weights }: Pick<Entry, 'stems' | 'weights'>): number => {
      let sum = 0
      for (let at = 0; at < ids.length; at++) sum += (middle[ids[at] as number] as number) * (weights[at] as number)
      return sum
    }
    const squareOf = ({ stems: ids, weights }: Pick<Entry, 'stems' | 'weights'>): number =>
      left.size === 0 ? 1 : weights.reduce((sum, one, at) => sum + (left.has(ids[at]) ? 0 : one * one), 0)
    const works = new Map<number, number>()
    let best = 1e-9
    for (const [work, entry] of entries) {
      const share = own.get(work) ?? 0
      const sum = onto(entry)
      const self = share * squareOf(entry)
      const likeness = (sum - self) / (Math.sqrt(Math.max(0, square - 2 * share * sum + share * self)) || 1)
      works.set(work, likeness)
      if (likeness > best) best = likeness
    }
    for (const [work, likeness] of works) works.set(work, Math.max(0, likeness / best))
    return {
      works,
      text(text) {
        const counts = new Map<number, number>()
        count(text, 1, counts, true)
        return onto(vectorOf(counts)) / (Math.sqrt(square) || 1) / best
      },
    }
  }
}

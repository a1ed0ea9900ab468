import { leastRelevance } from '@casewright/core'
import type { Segment } from '../../index/segments.ts'
import type { AskedFor } from '../asked.ts'
import { beginningOf, cardOf } from '../beginning.ts'
import type { Ranked } from '../rank.ts'
import type { Reranked } from '../rerank.ts'
import type { Scope } from '../scope.ts'
import type { DescribedCards } from './described.ts'
import { type Doctrine, doctrineOf } from './doctrine.ts'

/** Who asks with more words asks for more than a doctrine. */
const mostWords = 4
/** So many of the surest results say what the doctrine is. */
const mostSeeds = 12
const leastSeeds = 2
/** So many have a subject with all of its words: then a query names a doctrine. */
const leastWhole = 3
/** Added at most of what is kindred, and how sure the least kindred of them is. */
const mostAdded = 8
const leastAdded = leastRelevance.related + 0.01
const ofKindred = 0.9
/** What merely mentions it stands below the floor. */
const ofMention = leastRelevance.related - 0.01

interface Asking {
  asked: AskedFor
  scope: Scope
  segments: readonly Segment[]
  passes(segment: Segment, slot: number): boolean
  described: DescribedCards
}

/** What is ordered: of what was read the whole, and of what is added what is shown. */
export type Led = Ranked & Pick<Reranked, 'sure'> & Partial<Pick<Reranked, 'standing'>>

/**
 * Of a query that names a doctrine and says little else, what merely mentions it goes behind, and what belongs to it and
 * says it in other words comes in behind what is on point. What the surest results have in common says what the doctrine
 * is about; their own order stays. See decision 0248.
 */
export async function leadingFirst(read: readonly Reranked[], asking: Asking): Promise<readonly Led[]> {
  const { asked, scope, described } = asking
  const isOfPlace =
    scope.jurisdictions.length + scope.courts.length + scope.codes.length > 0 || scope.year !== undefined
  if (asked.words.length > mostWords || isOfPlace || read.some(({ isNamedCase }) => isNamedCase)) return read
  const kindred = await described.kindred()
  const seeds = read
    .filter(({ sure, work }) => sure >= leastRelevance.onPoint && kindred.of(work))
    .slice(0, mostSeeds)
    .map(({ work }) => work)
  if (seeds.length < leastSeeds) return read
  const words = asked.words.flat()
  const doctrine = doctrineOf(kindred, seeds, words)
  // What its words put before all of them is no mention, whatever it is of.
  const first = read.findIndex(({ work }) => work === seeds[0])
  const judged = read.map((one, at) => ({ ...one, sure: at > first ? sureOf(one, doctrine) : one.sure }))
  const told = mentionsBehind(read, judged)
  if (seeds.filter((work) => kindred.wholeSubject(work, words)).length < leastWhole) return told
  const mentions = new Set(judged.filter((one) => groupOf(one) === 'nothing').map(({ work }) => work))
  const own = doctrineOf(
    kindred,
    seeds.filter((work) => !mentions.has(work)),
    words,
  )
  const added = addedTo(told, own, asking)
  const isAdded = new Set(added.map(({ work }) => work))
  const rest = told.filter(({ work }) => !isAdded.has(work))
  // What stands behind another answers no better than that.
  let least = 1
  const capped = rest.map((one): Led => {
    least = Math.min(least, one.sure)
    return { ...one, sure: least }
  })
  const last = capped.findLastIndex((one) => groupOf(one) === 'on point')
  const behind = [...capped.slice(last + 1), ...added]
  return [...capped.slice(0, last + 1), ...behind.toSorted((one, other) => other.sure - one.sure)]
}

/** In the order of their words, but for mentions, which stand behind the last that answers. */
function mentionsBehind(read: readonly Reranked[], judged: readonly Reranked[]): Reranked[] {
  const isMention = (_: Reranked, at: number) => judged[at]?.sure !== read[at]?.sure
  const others = judged.filter((one, at) => !isMention(one, at))
  const last = others.findLastIndex((one) => groupOf(one) !== 'nothing')
  return [...others.slice(0, last + 1), ...judged.filter(isMention), ...others.slice(last + 1)]
}

type Group = 'on point' | 'related' | 'nothing'

const groupOf = ({ sure }: Led): Group =>
  sure >= leastRelevance.onPoint ? 'on point' : sure >= leastRelevance.related ? 'related' : 'nothing'

const sureOf = (one: Reranked, doctrine: Doctrine): number =>
  groupOf(one) !== 'nothing' && doctrine.isMention(one, groupOf(one) === 'related') ? ofMention : one.sure

/** What belongs to the doctrine and says it in other words: it was not among the results, or far behind. */
function addedTo(read: readonly Reranked[], doctrine: Doctrine, { segments, passes }: Asking): Led[] {
  const found = new Map(read.map((one) => [one.work, one]))
  const added: Led[] = []
  for (const { work, likeness } of doctrine.kindred()) {
    if (added.length >= mostAdded) break
    const known = found.get(work)
    if (known && groupOf(known) !== 'nothing') continue
    const sure = Math.min(leastRelevance.onPoint - 0.01, Math.max(leastAdded, ofKindred * likeness))
    const shown = known ?? beginningOf(segments, work) ?? cardOf(segments, work)
    if (known) added.push({ ...known, sure })
    else if (shown && passes(shown.segment, shown.slot)) added.push({ ...shown, work, sure, relevance: 0, key: 0 })
  }
  return added
}

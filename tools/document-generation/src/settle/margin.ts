import type { Candidate } from './candidates.ts'
import type { Status } from './status.ts'

/** A value of the notes, with what the words around it say of it. */
export type Told = Candidate & { status: Status }

/** So many sums may be asked about; of more, none is named. */
const most = 4
/** What is so many times larger is a limit or a worth, and no price that competes. */
const farther = 4
const mayBe: ReadonlySet<Status> = new Set(['plain', 'named', 'settled'])

const eachOnce = (all: readonly Told[]): Told[] =>
  all.filter((one, n) => all.findIndex(({ key }) => key === one.key) === n)

/**
 * The sums that notes may mean instead of one that they have only for something else: '$35 a month for the dog', 'over $40,000 in a
 * quarter'. `null` where the sum may be meant itself, or no other one is there.
 */
export function sumsInstead(mine: readonly Told[], all: readonly Told[]): Told[] | null {
  if (mine.length === 0 || mine.some(({ status }) => mayBe.has(status))) return null
  const own = new Set(mine.map(({ key }) => key))
  const others = eachOnce(all.filter(({ key, status }) => mayBe.has(status) && !own.has(key)))
  if (others.length === 0) return null
  const per = mine.find((one) => one.per !== '')?.per
  const alike = others.filter((one) => one.per === per)
  const meant = alike.length > 0 ? alike : others
  return meant.length > most ? [] : meant
}

/**
 * The sums that notes may mean as well as one of which nothing says that it is the one: paid as often, told by nothing either, and
 * larger, but not of another order. Empty where the one leads: what a contract is about is the largest of what nothing tells.
 */
export function sumsAsWell(mine: readonly Told[], all: readonly Told[]): Told[] {
  if (mine.length === 0 || mine.some(({ status }) => status !== 'plain')) return []
  const own = new Set(mine.map(({ key }) => key))
  const rivals = eachOnce(
    all.filter(({ key, status, per }) => {
      const isLarger = mine.some((one) => Number(key) > Number(one.key) && Number(key) <= farther * Number(one.key))
      return status === 'plain' && !own.has(key) && isLarger && mine.some((one) => one.per === per)
    }),
  )
  return rivals.length > most - 1 ? [] : rivals
}

const isAllIn = /^,? (?:all[ -]in|in all|in total|total|altogether|all told)\b/i

/**
 * The total that a sentence gives to a sum and those beside it: '$1,849 plus $129 for the plan, so $1,978 all in'. The figures must
 * add up, so that nothing is guessed.
 */
export function totalOf(text: string, mine: readonly Candidate[], all: readonly Candidate[]): Candidate | undefined {
  const own = mine[0]
  if (!own || mine.some(({ key }) => key !== own.key)) return undefined
  return all.find((one, n) => {
    if (!isAllIn.test(text.slice(one.end, one.end + 16)) || one.start < own.start || one.start - own.start > 160)
      return false
    const parts = all.slice(0, n).filter(({ start }) => start >= own.start)
    return parts.length > 1 && parts.reduce((sum, { key }) => sum + Number(key), 0) === Number(one.key)
  })
}

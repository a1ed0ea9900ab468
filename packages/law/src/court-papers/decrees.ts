import { actsOf, isRuling, leadsDecree, rulesOutright } from './disposition.ts'
import type { Place } from './field.ts'
import { withItem } from './joined.ts'
import type { Seen, Voice } from './learned/features.ts'

/** The share of an opinion before which no orders stand, and within which it says what it comes to. */
const earliest = 0.25
/** What is decreed is a list of two or more. */
const fewest = 2
const most = 8

const weDo = /^(?:[^.;“"]{0,120}, )?(?:so )?we (?:therefore |accordingly |hereby )?(?:affirm|reverse|vacate|dismiss)\b/i
/** 'We reverse the judgment, affirm the denial of fees, and remand': all that an opinion comes to in one sentence. */
export const comesTo = (text: string): boolean => weDo.test(text) && actsOf(text).length > 1

/** The rulings among the orders of a court, read sentence by sentence. */
export interface Decrees {
  /** Notes where orders begin: behind the last words that lead to them. Before `add`, and of every sentence. */
  lead(one: Seen): void
  /** Keeps a ruling. @returns whether the sentence stands among the orders */
  add(one: Seen): boolean
  /** The rulings, or else those given; before them the sentence that says all of it at the beginning, where none of them does. */
  whole(ruled: readonly Place[]): Place[]
}

export function decreesIn(voice: Voice): Decrees {
  const isCourts = voice === 'opinion' || voice === 'order'
  let begins = Number.POSITIVE_INFINITY
  let decreed: Place[] = []
  let told: Place | undefined
  return {
    lead({ text, at, end }) {
      if (!isCourts || at <= (voice === 'order' ? 0 : earliest) || !leadsDecree(text)) return
      begins = end
      decreed = []
    },
    add(one) {
      const { text, start, end, at, inQuotation } = one
      if (voice === 'opinion' && !inQuotation && at < earliest && comesTo(text)) told ??= { text, start, end, at }
      const isDecreed = start >= begins && !inQuotation
      if (isDecreed && rulesOutright(text)) decreed.push(withItem(one))
      return isDecreed
    },
    whole(ruled) {
      const isAlone = ruled.length === 0 && isRuling(decreed[0]?.text ?? '')
      const last = decreed.length >= fewest || isAlone ? decreed.slice(0, most) : ruled
      const own = told ? actsOf(told.text) : []
      const isTold = ruled.some(({ text }) => own.every((act) => actsOf(text).includes(act)))
      return told && ruled.length > 0 && !isTold ? [told, ...last] : [...last]
    },
  }
}

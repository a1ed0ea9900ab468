import type { Asked } from '../reading/asked.ts'
import { type Unit, unitAt } from '../reading/units.ts'
import { type Candidate, candidatesIn, keyOf, type ValueKind } from './candidates.ts'
import { sumsAsWell, sumsInstead, totalOf } from './margin.ts'
import { cuesOf, type Status, statusOf } from './status.ts'

/** What becomes of an answer: it stands, another value stands for it, or nothing does, with what may be meant. */
export type Verdict =
  | { by: 'stands' }
  | { by: 'other'; candidate: Candidate }
  | { by: 'none'; candidates: Candidate[]; why: string }

const most = 300
const stands: Verdict = { by: 'stands' }
const ofTime = /^(?:years|warrantyPeriod|probationPeriod|noticePeriod|term)$/

export function kindOf({ field, holds }: Asked): ValueKind | null {
  if (holds === 'money' || holds === 'date') return holds
  if (field.name === 'interest') return 'percent'
  return ofTime.test(field.name) ? 'period' : null
}

/** The one sum that a contract is about: of the small print there are others. */
const mainSum = /^(?:salary|rent|price|contractValue|fee)$/

/** What a main sum is told by, besides its name. */
const dealt: Record<string, readonly string[]> = {
  price: ['sold', 'sell', 'selling', 'buy', 'buying', 'price', 'for'],
  amount: [
    'owe',
    'owes',
    'owed',
    'due',
    'outstanding',
    'open',
    'unpaid',
    'all told',
    'altogether',
    'we want',
    'principal',
    'princ',
    'borrowed',
    'lent',
  ],
  rent: ['rent'],
  contractValue: ['flat', 'lump sum', 'for the whole job'],
  fee: ['flat', 'lump sum'],
  years: ['secret', 'confidential', 'protected', 'confidentiality', 'secrecy', 'survive', 'survives'],
}
/** Leads to a day that takes the place of another one. */
const putRight =
  /\b(?:strike|scratch|not|no longer|instead of|(?:moved|changed|pushed|postponed|rescheduled|delayed)(?: back| up)? (?:from|to)|make it|should be|correction)\b[^.;\n]{0,50}(?:(?:,| -| –|—) ?(?:it is|it['’]?s|make it|but|so)|\bto|make it|should be|correction:?) (?:the |on )?$/i
const movedFrom = /\b(?:moved|changed|pushed|postponed|slipped|rescheduled|delayed)\b[^.;\n]{0,16} from (?:the )?$/i
const vague = /^(?:for|to|from|by|in|i|ask|asking|on|date|when|no\.?|total|end|until|through|pays?|paid)$/i

const isTotal = (text: string, { start }: Candidate): boolean =>
  /\b(?:total|in all|altogether)(?: price| purchase price)?(?: of| is| comes to|:| =)? ?$/i.test(
    text.slice(Math.max(0, start - 30), start),
  )
/** 'So 28,000.': a sentence that does nothing but sum up. */
const isRestated = (text: string, { start, end }: Candidate): boolean =>
  /(?:^|[.!?\n] {0,2})(?:so|so now|that makes|makes|comes to|in all|altogether|total(?: now)?)[: ]{1,2}$/i.test(
    text.slice(Math.max(0, start - 24), start),
  ) && /^ ?(?:even|now|total|all told|in all)?[.;!\n]/i.test(text.slice(end, end + 12))
const isEach = (text: string, { end }: Candidate): boolean =>
  /^ ?(?:each|apiece|per (?:unit|piece|item)|a piece|\/ ?(?:unit|each))\b/i.test(text.slice(end, end + 14))

/**
 * Whether the notes settle a value: one stands alone, or was agreed on, or is the one that is named. Where two are named, or what
 * was read no longer holds, nothing is chosen.
 */
export function verdictOn(text: string, units: readonly Unit[], asked: Asked, value: string): Verdict {
  const kind = kindOf(asked)
  const key = kind && keyOf(value, kind)
  if (!kind || key === null) return stands
  const cue = cuesOf([...asked.names, ...(dealt[asked.field.name] ?? [])].filter((one) => !vague.test(one)))
  const all = candidatesIn(text, kind)
  const own = all.filter((one) => one.key === key)
  // Of so many nothing is told by what stands around one.
  if (own.length === 0 || all.length > most) return stands
  // '$185 each, total $11,100': the price is the total.
  const total = asked.field.name === 'price' ? all.find((one) => isTotal(text, one)) : undefined
  if (total && own.every((one) => one.key === total.key)) return stands
  if (total && own.every((one) => isEach(text, one))) return { by: 'other', candidate: total }
  const restated = asked.field.name === 'amount' ? all.filter((one) => isRestated(text, one)) : []
  const others = restated.filter((one) => one.key !== key)
  if (others.length > 0 && own.some((one) => isRestated(text, one)))
    return open(own, others, 'The notes sum it up in more than one way.')
  const whole = asked.field.name === 'amount' ? totalOf(text, own, all) : undefined
  if (whole) return { by: 'other', candidate: whole }
  const told = all.flatMap((one, n): (Candidate & { status: Status; isPutRight: boolean })[] => {
    const unit = unitAt(units, one.start)
    const before = text.slice(Math.max(0, one.start - 60), one.start)
    return unit
      ? [{ ...one, status: statusOf(text, one, unit, all[n - 1]?.end ?? 0, cue), isPutRight: putRight.test(before) }]
      : []
  })
  const mine = told.filter((one) => one.key === key)
  const isMine = (status: Status) => mine.some((one) => one.status === status)
  const unit = mine.find(({ per }) => per)?.per ?? ''
  const isOther = mine.every(({ status }) => status === 'other')
  /** What was agreed on stands behind what it takes the place of, or in its sentence. */
  const near = (one: { status: Status; start: number }) =>
    one.status === 'named' ||
    mine.some(
      ({ start }) =>
        Math.abs(start - one.start) < 400 &&
        (isOther || one.start > start || unitAt(units, start) === unitAt(units, one.start)),
    )
  const rivals = told.filter(
    (one) =>
      one.key !== key &&
      (one.per === unit ||
        (unit === '' && one.status === 'settled') ||
        (/^(?:year|)$/.test(one.per) && /^(?:year|)$/.test(unit))) &&
      isRival(one, kind) &&
      near(one),
  )
  if (kind === 'date' && mine.every(({ start }) => movedFrom.test(text.slice(Math.max(0, start - 50), start))))
    return { by: 'none', candidates: [], why: 'The notes say that this day no longer holds.' }
  const last = rivals.at(-1)
  const instead = mainSum.test(asked.field.name) && !last ? sumsInstead(mine, told) : null
  if (instead) return open([], instead, 'The notes have this sum for something else.')
  const asWell = mainSum.test(asked.field.name) && !last && !isSum(own, told) ? sumsAsWell(mine, told) : []
  if (asWell.length > 0) return open(mine, asWell, 'The notes name more than one, and do not say which one it is.')
  if (!last || isSum(own, told)) return stands
  const isOne = rivals.every((one) => one.key === last.key)
  if (isMine('settled')) return stands
  if (isMine('named')) {
    // What is named and no more than that gives way to what was agreed on behind it.
    const named = mine.filter(({ status }) => status === 'named')
    const later = rivals.filter(({ status, start }) => status === 'settled' && named.every((one) => one.start < start))
    const direct = rivals.filter(({ status }) => status === 'named')
    if (later.length === 0 && direct.length === 0) return stands
    return open(mine, rivals, 'The notes name more than one, and do not say which one holds.')
  }
  if (isMine('gone') || isMine('other'))
    return isOne
      ? { by: 'other', candidate: last }
      : open(mine, rivals, 'What was read no longer holds, and the notes name more than one instead.')
  if (isOne && rivals.every(({ status }) => status === 'settled') && kind === 'money')
    return { by: 'other', candidate: last }
  return rivals.some(({ status }) => status === 'settled')
    ? open(mine, rivals, 'The notes say that another one was agreed on.')
    : open(mine, rivals, 'The notes name another one.')
}

/** Of days much else is said: only what was put right is one more. */
const isRival = ({ status, isPutRight }: { status: Status; isPutRight: boolean }, kind: ValueKind): boolean =>
  kind === 'date' ? isPutRight : status === 'named' || status === 'settled'

/** What is the sum or the difference of others that stand in the notes is told with them. */
const isSum = (own: readonly Candidate[], all: readonly Candidate[]): boolean => {
  const sum = Number(own[0]?.key)
  const parts = [...new Set(all.map(({ key }) => Number(key)).filter((one) => one < sum))]
  const every = new Set(all.map(({ key }) => Number(key)))
  return parts.some((one) => every.has(sum - one) || every.has(sum + one))
}

const open = (mine: readonly Candidate[], rivals: readonly Candidate[], why: string): Verdict => ({
  by: 'none',
  candidates: [...mine, ...rivals].filter((one, n, list) => list.findIndex(({ key }) => key === one.key) === n),
  why,
})

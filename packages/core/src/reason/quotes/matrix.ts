import { coordinators, isAdverb, modals, openers, slotOf, startsNoun } from './classes.ts'
import { isVerbAt, type Read } from './clause.ts'
import { isNegation, isUndone, type LeadKind } from './lead-kind.ts'
import { assuming, claiming, claims, hedging, otherCourts, others, own, rejecting, saying } from './lead-words.ts'

export interface Matrix {
  kind: LeadKind
  from: number
  /** It is a noun: 'the argument that'. */
  isNoun: boolean
}

/** The furthest that a word which governs stands from the 'that' of its clause, in words. */
const reach = 14

/** What stands above a clause that begins at `end`: a denial, a claim of somebody's, a doubt. */
export function matrixOf(lead: readonly Read[], begins: number, end: number): Matrix | null {
  const from = Math.max(begins, end - reach)
  const found = (kind: LeadKind, at: number, isNoun = false): Matrix => ({ kind, from: at, isNoun })
  let verbs = 0
  for (let at = end - 1; at >= from; at--) {
    const { word, mark } = lead[at] as Read
    if (isVerbAt(lead, at) && !modals.has(word) && slotOf(word) !== 'verb') verbs++
    if (verbs <= 1 && isDenied(lead, at, from, end)) return found('negation', at)
    if (isDoubted(lead, begins, at, end)) return found('condition', at)
    if (isClaimNoun(lead, begins, at, end)) return found('claim', at, true)
    // A State says nothing; 'they state that' does.
    const isNoun = /^states?$/.test(word) && lead[at + 1]?.word !== 'that' && at + 1 < end
    if (claiming.has(word) || (saying.has(word) && !isNoun)) {
      if (isOwn(lead, begins, at)) {
        // 'We do not think that': what denies it stands before it.
        const before = lead.slice(Math.max(begins, at - 5), at)
        if (!before.some((one) => isNegation(one.word) || rejecting.has(one.word) || hedging.has(one.word))) return null
      } else if (claiming.has(word) || isSomebody(lead, begins, at)) return found('claim', at)
    }
    if (/^(?:if|unless|whether)$/.test(word) && verbs <= 1) return found('condition', at)
    if (mark === ';' || (mark && coordinators.has(word))) return null
    if (word === 'that' && at < end - 1 && !isThatOfSame(lead, at)) return null
  }
  return null
}

const pairs = /^(?:far from|rather than|instead of|short of)$/

function isDenied(lead: readonly Read[], at: number, from: number, end: number): boolean {
  const { word } = lead[at] as Read
  if (at + 1 < end && pairs.test(`${word} ${lead[at + 1]?.word}`)) return true
  if (!isNegation(word) && !rejecting.has(word)) return false
  return !isUndone(lead, at) && !isDoubled(lead, at, from, end) && !isOver(lead, at, end)
}

/** 'cannot be denied': a word of denial that is itself negated. */
const isDoubled = (lead: readonly Read[], at: number, from: number, end: number): boolean =>
  !isNegation(lead[at]?.word ?? '') &&
  lead.slice(Math.max(from, at - 5), Math.min(end, at)).some(({ word }) => isNegation(word))

/** 'not dispositive, the history makes it clear that': another clause has begun since. */
const isOver = (lead: readonly Read[], at: number, end: number): boolean =>
  lead.slice(at + 1, end).some(({ mark, word }, place) => {
    const clause = lead.slice(at + 1 + place, end)
    return mark !== '' && (startsNoun(word) || own.has(word)) && clause.some((_, verb) => isVerbAt(clause, verb))
  })

/** 'it may be that', 'assume that', 'we once held that'. */
function isDoubted(lead: readonly Read[], begins: number, at: number, end: number): boolean {
  const { word } = lead[at] as Read
  if (/^(?:once|formerly)$/.test(word)) return saying.has(lead[at + 1]?.word ?? '')
  if (assuming.has(word)) return end - at <= 7 && !isSomebody(lead, begins, at)
  const isLink = (one: Read) => slotOf(one.word) === 'verb' || isAdverb(one.word) || hedging.has(one.word)
  return hedging.has(word) && end - at <= 4 && lead.slice(at, end).every(isLink)
}

const isClaimNoun = (lead: readonly Read[], begins: number, at: number, end: number): boolean => {
  const { word } = lead[at] as Read
  if (!claims.has(word) || end - at > 6 || own.has(lead[at - 1]?.word ?? '')) return false
  if (lead.slice(at + 1, end).some(({ mark }) => mark !== '')) return false
  return !(claiming.has(word) && isOwn(lead, begins, at))
}

/** 'that [A, and that] B': both stand under one verb. */
const isThatOfSame = (lead: readonly Read[], at: number) =>
  coordinators.has(lead[at - 1]?.word ?? '') || lead[at]?.mark === ','

function subjectOf(lead: readonly Read[], begins: number, at: number): string[] {
  let from = at
  const stops = (place: number) => lead[place]?.mark === ';' || (place < at && openers.has(lead[place]?.word ?? ''))
  while (from > begins && at - from < 12 && !stops(from)) from--
  return lead.slice(from, at).map(({ word }) => word)
}

const passive = /(?:^| )(?:are|am|were|been)(?: \p{L}+)?$/u

/** 'we have said', 'this Court has held': the nearest that can say something is the court. */
function isOwn(lead: readonly Read[], begins: number, at: number): boolean {
  const subject = subjectOf(lead, begins, at)
  const near = subject.findLast((word) => own.has(word) || others.has(word) || word === 'it')
  return near !== undefined && own.has(near) && !passive.test(subject.slice(-2).join(' '))
}

const impersonal =
  /\bit (?:is|was|has been|had been|will be|may be|might be)(?: \p{L}+ly| also| further| next| then| often| sometimes)?$/u

/** 'the District Court held', 'he said', 'it is said'. */
function isSomebody(lead: readonly Read[], begins: number, at: number): boolean {
  const subject = subjectOf(lead, begins, at)
  const text = subject.join(' ')
  if (impersonal.test(text)) return /^(?:said|suggested|thought|believed|supposed|assumed)$/.test(lead[at]?.word ?? '')
  const near = subject.findLast((word) => own.has(word) || others.has(word))
  if (near !== undefined && own.has(near) && near !== 'law' && near !== 'this') return false
  return (near !== undefined && others.has(near)) || otherCourts.test(text)
}

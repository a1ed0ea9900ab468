import { coordinators, openers, startsNoun } from './classes.ts'
import { isVerbAt, type Read } from './clause.ts'
import { isNegation, isUndone, type Lead } from './lead-kind.ts'
import { claiming, conditional, otherCourts, others, own, rejecting } from './lead-words.ts'

/** 'If [the lease is void], the tenant may leave': a clause that a condition opens, up to the comma after its verb. */
export function underCondition(lead: readonly Read[], mark: string, verbFirst: boolean): Lead | null {
  for (let at = lead.length - 1; at >= 0; at--) {
    if (opensCondition(lead, at)) {
      const clause = lead.slice(at + 1)
      const verb = clause.findIndex((_, place) => isVerbAt(clause, place))
      const isOver =
        verb >= 0 && (verbFirst || mark !== '' || clause.some((one, place) => place > verb && one.mark !== ''))
      if (at > 0 && goesOn(clause)) return null
      // 'until reversed, [the order stands]': no clause, but a word or two.
      if (!isOver && !(verb < 0 && mark !== '')) return { kind: 'condition', from: at, to: at + 1 }
    }
    if (lead[at]?.mark === ';') return null
  }
  return null
}

/** 'he is liable, unless it is lost by act of God, and [the burden is his]': a condition that follows ends where the sentence goes on. */
const goesOn = (clause: readonly Read[]): boolean =>
  clause.some(({ word, mark }) => mark !== '' && coordinators.has(word))

const phrases =
  /(?:(?:so|as) long as|in case|in the event(?: that)?|on (?:the )?condition that|to the extent(?: that)?)$/

/** 'if', 'so long as'; 'where' and 'when' at the head of a clause; 'had he known' at that of a sentence. */
function opensCondition(lead: readonly Read[], at: number): boolean {
  const { word, mark } = lead[at] as Read
  if (conditional.has(word)) return true
  if (/^(?:where|when|whenever|wherever|once)$/.test(word)) return at === 0 || mark !== ''
  if (at === 0 && /^(?:were|had|should)$/.test(word)) return startsNoun(lead[1]?.word ?? 'the')
  if (!/^(?:as|case|event|that|extent)$/.test(word)) return false
  const before = lead.slice(Math.max(0, at - 4), at + 1)
  return phrases.test(before.map((one) => one.word).join(' '))
}

/** 'According to the plaintiff, [...]', 'we are asked to hold that [...]', 'it is one thing to say [...]'. */
export function byPhrase(lead: readonly Read[], begins: number, mark: string): Lead | null {
  const words = lead.slice(begins)
  const text = words.map(({ word }) => word).join(' ')
  const whole = { from: begins, to: lead.length }
  if (wished.test(text)) return { kind: 'claim', ...whole }
  if (limited.test(text)) return { kind: 'condition', ...whole }
  if (mark !== ',' || words.length > 14) return null
  if (superseded.test(text)) return { kind: 'condition', ...whole }
  if (!ascribed.test(text) || /\b(?:our|my|this court)\b/.test(text)) return null
  const isOthers = words.some(({ word }) => others.has(word.replace(/'s?$/, '')) || /^(?:his|her|their)$/.test(word))
  const isTheory = /(?:theory|argument|account|contention|submission|logic|reasoning)$/.test(text)
  return isOthers || isTheory || otherCourts.test(text) ? { kind: 'claim', ...whole } : null
}

const wished =
  /\b(?:asks?|asked|urges?|urged|invites?|invited|wants?|would have|would like|tells?|told|begs?|requests?|requested|presses) us\b|\bwe are (?:now |here |also )?(?:asked|told|urged|invited|pressed|requested)\b/
const limited = /^only (?:where|if|when|after|by|in|then)\b|\bit is one thing to\b/
const superseded =
  /^under (?:the |this |that |our |its )?(?:old|older|former|prior|previous|earlier|repealed|superseded|abandoned)\b/
const ascribed =
  /^(?:but |and |so )?(?:according to|in the (?:view|opinion|eyes|words|judgment) of|(?:in|on|under|by) (?:\p{L}+'s|their|his|her|this|that|such) (?:view|theory|reading|argument|account|opinion|contention|submission|logic|reasoning))\b/u

/** '[The lease is void], the landlord argues': somebody who follows the words that he says. */
export function saidAfter(tail: readonly Read[]): Lead | null {
  if (tail[0]?.mark !== ',') return null
  const at = tail.slice(0, 7).findIndex(({ word }) => claiming.has(word))
  const before = tail.slice(0, Math.max(0, at))
  const isOther = ({ word, mark }: Read, place: number) =>
    own.has(word) || openers.has(word) || (place > 0 && mark !== '') || /^(?:and|but|as|for)$/.test(word)
  return at < 1 || before.some(isOther) ? null : { kind: 'claim', from: 0, to: at + 1 }
}

/** '[That] the lease is void [is a view that we reject]'. */
export function deniedAfter(tail: readonly Read[]): Lead | null {
  const denies = ({ word }: Read, place: number) => (isNegation(word) || rejecting.has(word)) && !isUndone(tail, place)
  const at = tail.slice(0, 14).findIndex(denies)
  const isParted = tail.slice(1, at + 1).some(({ mark }) => mark !== '')
  return at < 0 || isParted ? null : { kind: 'negation', from: 0, to: at + 1 }
}

import { capital } from '../../capital.ts'
import type { Side } from './speaker.ts'
import { inflected, isAdverb, isModal, isPast, isVerbToo } from './verbs.ts'

/** Whom the words of a sentence mean. */
export interface Cast {
  we: Side | null
  I: Side | null
  /** The other party, where 'they' can mean nobody else. */
  they: Side | null
}

export interface Told {
  words: string
  /** Whether somebody still speaks: who, or of what, is not certain. */
  isOpen: boolean
}

const us: readonly [RegExp, string][] = [
  [/\b(either|neither|each|any|one|none) of us(?: two)?\b/gi, '$1 party'],
  [/\b(?:both|the two) of us\b|\b(?:us|we) both\b|\bboth us\b/gi, 'both parties'],
  [/\b(?:all of us|us all)\b/gi, 'the parties'],
  [/\bwe each\b/gi, 'each party'],
  [/\bbetween us\b(?! and)/gi, 'between the parties'],
  [/(?<=^|[.;,] |: )(tell|give|notify|inform|let) each other\b/gi, 'the parties shall $1 each other'],
  [/\bour (?:agreement|contract|deal|lease|NDA)\b/gi, 'this Agreement'],
  [/\bbetween (?:you|them) and (?:me|us)\b|\bbetween (?:me|us) and (?:you|them)\b/gi, 'between the parties'],
]
/** What is done by both, by what it is: 'we split the cost', 'if we cannot agree'. */
const jointly =
  /^(?:(?:can ?not|do not|will|are|both|also) ){0,2}(?:split\b|disagree\b|mediate\b|arbitrate\b|(?:both )?sign(?: (?:this|it|the (?:agreement|contract|lease|papers))\b|[.,]|$)|signing\b|meet\b|sit down\b|part ways\b|fight\b|go to (?:mediation|arbitration)\b|do (?:not )?(?:do )?a deal\b|done\b|talking\b|agree\b(?! to \p{L}))/iu
const clauseEnds = /^(?:[.;:!?()]|because|unless|until|if|when|while|who|which|that|what|so|since|after|before|where)$/
const subjects = /^(?:i|we|they|he|she|it|you|there)$/
const opensSubject =
  /^(?:[.,;:!?()]|and|but|or|so|then|if|when|once|unless|until|while|because|since|after|before|where|that|than|as|whether)$/

/** What several things may be called, and hardly anything else. */
const severals =
  /^(?!(?:is|was|has|does|its|this|his|hers|as|us|plus|unless|always|keeps?|pays|owes|gives)$)\p{Ll}{3,}[^su'’]s$/u

interface Token {
  word: string
  low: string
  start: number
  end: number
}
const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\d$][\p{L}\d$%,.'’/-]*[\p{L}\d%]|[\p{L}\d$]|[^\s\p{L}\d$]/gu)].map(({ 0: word, index }) => ({
    word,
    low: word.toLowerCase().replaceAll('’', "'"),
    start: index,
    end: index + word.length,
  }))

const possessive = (party: string) => (/s$/.test(party) ? `${party}’` : `${party}’s`)

/** A sentence as a contract says it: with the parties for 'I', 'we' and 'they', and verbs that agree with them. */
export function inThirdPerson(said: string, cast: Cast): Told {
  // Who does something to 'each other' are both.
  const both = /\b(?:each other|one another)\b/i.test(said) ? said.replace(/\bwe\b/gi, 'the parties') : said
  const text = us.reduce((words, [pattern, as]) => words.replace(pattern, as), both)
  const tokens = tokensOf(text)
  const put = new Map<number, string>()
  let isOpen = false
  /** Who does what in the clause so far, if it was put in. */
  let doer: { side: Side; at: number } | null = null
  const low = (n: number) => tokens[n]?.low ?? ''
  const parties = new Set<number>()
  const asParty = (n: number, { party }: Side) => {
    put.set(n, party)
    parties.add(n)
  }
  const whose = (n: number, side: Side) => {
    const others = tokens.slice((doer?.at ?? 0) + 1, n).some(({ word }, m) => {
      const at = (doer?.at ?? 0) + 1 + m
      return parties.has(at) || /^\p{Lu}/u.test(word)
    })
    put.set(n, doer?.side === side && !side.isPerson && !others ? 'its' : possessive(side.party))
  }

  /** The verb behind a subject, made to agree; and those that are joined to it. */
  const agree = (from: number): boolean => {
    let at = from
    while (isAdverb(low(at)) || low(at) === 'not') at++
    const verb = low(at)
    if (!/^\p{L}+(?:-\p{L}+)?$/u.test(verb) || /^(?:and|or|the|a|an|of|in|on|at|to|as|with|for|who|by)$/.test(verb))
      return false
    if (/.ing$/.test(verb) && !/^(?:bring|swing|ring|string)$/.test(verb)) return false
    const isBare = isModal(verb)
    if (!isBare && !isPast(verb)) put.set(at, inflected(verb))
    if (verb === 'were') put.set(at, 'was')
    if (isBare || isPast(verb)) return true
    const helps = /^(?:do|have|am|are)$/.test(verb)
    let last = at
    for (let n = at + 1; n < tokens.length && !clauseEnds.test(low(n)); n++) {
      if (low(n) === 'to') break
      if (subjects.test(low(n)) && (!/^(?:it|you)$/.test(low(n)) || /^(?:and|or|but|then|,)$/.test(low(n - 1)))) break
      const joins = /^(?:and|or|but|then|,)$/.test(low(n))
      if (!joins) continue
      let next = n + 1
      while (/^(?:and|or|but|then)$/.test(low(next)) || isAdverb(low(next))) next++
      if (subjects.test(low(next)) && low(next) !== 'it') break
      const word = low(next)
      const isNear = last === n - 1 && /^(?:,|and|or)$/.test(low(next + 1))
      if (isModal(word)) break
      // 'Does not stamp or sign': what follows a helping verb with 'not' stays as it is.
      if (helps && low(n) !== 'but' && low(n) !== ',' && low(at + 1) === 'not') continue
      if (isVerbToo(word, low(next + 1)) || (isNear && isVerbToo(word, 'the'))) {
        put.set(next, inflected(word))
        last = next
        n = next
      }
    }
    return true
  }

  for (let n = 0; n < tokens.length; n++) {
    const { word, low: key } = tokens[n] as Token
    if (/^[.;:!?]$/.test(key) || /^(?:if|when|unless|until|while|because|once)$/.test(key)) doer = null
    const isI = word === 'I' || (word === 'i' && /^\s/.test(text.slice(tokens[n]?.end)))
    if (isI || key === 'we' || key === 'they') {
      const side = isI ? cast.I : key === 'we' ? cast.we : cast.they
      // 'They keep quiet, but the recipes stay secret as long as they are trade secrets': of whom that is said was named in between.
      const isOfThings =
        key === 'they' &&
        /^(?:are|were|stay|remain|last)$/.test(low(n + 1)) &&
        tokens
          .slice(0, n)
          .some((one, m) => one.low === 'they' && tokens.slice(m + 1, n).some(({ low: word }) => severals.test(word)))
      if (isOfThings) continue
      if (key === 'they' && !side) {
        doer = null
        continue
      }
      if (key !== 'they' && !isI && jointly.test(text.slice(tokens[n]?.end).trimStart())) {
        put.set(n, 'the parties')
        doer = null
        continue
      }
      const isTurned = /^(?:do|are|am|have)$/.test(low(n - 1)) && !subjects.test(low(n - 2))
      if (!side || isTurned || !agree(n + 1)) {
        if (key !== 'they') isOpen = true
        continue
      }
      asParty(n, side)
      doer = { side, at: n }
      continue
    }
    // What something is done to is nobody that does it: 'they can show it to their lawyers'.
    if (subjects.test(key) && (key !== 'it' || n === 0 || opensSubject.test(low(n - 1)))) doer = null
    if (key === 'me' || key === 'us') {
      const side = key === 'me' ? cast.I : cast.we
      const isPlace =
        word === 'US' ||
        (word === 'ME' && maine.test(text.slice(Math.max(0, (tokens[n]?.start ?? 0) - 24), tokens[n]?.start)))
      if (side && !isPlace) asParty(n, side)
      else if (!isPlace) isOpen = true
    }
    if (key === 'my' || key === 'our' || key === 'mine' || key === 'ours') {
      const side = /^m/.test(key) ? (cast.I ?? null) : cast.we
      if (!side) isOpen = true
      else if (/^(?:my|our)$/.test(key)) whose(n, side)
      else put.set(n, possessive(side.party))
    }
    if (/^(?:myself|ourselves)$/.test(key)) {
      if (!doer) isOpen = true
      else if (low(n - 1) === 'by') {
        put.set(n - 1, 'alone')
        put.set(n, '')
      } else if (/^(?:for|to|of|from|on|in|at)$/.test(low(n - 1)))
        put.set(n, doer.side.isPerson ? doer.side.party : 'itself')
      else put.set(n, 'personally')
    }
    if (key === 'them' && cast.they && takesWhom.test(low(n - 1))) asParty(n, cast.they)
    if (key === 'their' && cast.they) whose(n, cast.they)
    if (key === 'theirs' && cast.they) put.set(n, possessive(cast.they.party))
  }
  if (isOpen) return { words: said, isOpen }
  let out = ''
  let at = 0
  for (const [n, { start, end }] of tokens.entries()) {
    const as = put.get(n)
    if (as === undefined) continue
    const opens =
      /(?:^|[.!?:]\s)["“(]?$/.test(text.slice(0, start).slice(-4)) &&
      (start === 0 || !/:\s$/.test(text.slice(0, start)))
    out += text.slice(at, start) + (opens ? capital(as) : as)
    at = end
  }
  out += text.slice(at)
  return { words: out.replace(/ {2,}/g, ' ').replace(/\bthe (the \p{Lu}\p{L}+)/gu, '$1'), isOpen: false }
}

/** 'Portland, ME 04101': behind a town it is Maine, and in a text in capitals who speaks. */
const maine = /\p{Lu}\p{Ll}{2,20},? $/u

/** Whom something is given, said or asked: 'pay them', 'send it to them'. */
const takesWhom =
  /^(?:pay|pays|paid|give|gives|gave|tell|tells|told|send|sends|sent|owe|owes|bill|bills|invoice|invoices|charge|charges|reimburse|reimburses|notify|notifies|show|shows|ask|asks|advise|advises|refund|refunds|credit|credits)$/

import { isKinAlone } from '../../kin.ts'
import { thirdPersons } from '../clean/lexicon.ts'
import {
  auxiliaries,
  conditions,
  determiners,
  eitherWay,
  joins,
  kinds,
  leadsOn,
  objects,
  prepositions,
  refused,
  roles,
  subjects,
  things,
  topics,
} from './words.ts'

export interface Word {
  word: string
  start: number
  end: number
  /** Whether it is written as a name. */
  isName?: boolean
}

/** What whoever speaks tells whoever writes: 'and don't mention the other tenant'. */
const isOrder = (words: readonly Word[], at: number): boolean =>
  /^(?:don['’]?t|do|please|never|no)$/.test(words[at]?.word ?? '') &&
  [1, 2, 3].some((n) => orders.test(words[at + n]?.word ?? '')) &&
  (words[at]?.word !== 'do' || words[at + 1]?.word === 'not') &&
  (words[at]?.word !== 'no' || /^(?:need|mention)$/.test(words[at + 1]?.word ?? ''))
const orders = /^(?:mention|say|put|include|bring|name|list|write|add|use)$/

/** Fewest words that a clause is cut after. */
const least = 3

const isVerb = (word: string | undefined) =>
  word !== undefined && (auxiliaries.has(word) || /^\p{Ll}{2,}(?:s|ed)$/u.test(word))

/** Whether somebody does something here, and nothing before leads on to it. */
function isSubject(words: readonly Word[], at: number): boolean {
  const own = words[at]?.word ?? ''
  if (own === 'my' && /^name(?:['’]s)?$/.test(words[at + 1]?.word ?? '')) return true
  if (!subjects.has(own)) return false
  const next = words[at + 1]?.word
  if (next === undefined) return false
  return !eitherWay.has(own) || auxiliaries.has(next) || (own === 'it' && isVerb(next))
}

/** A thing of which something is said: 'the smoker and the fitting out is', back to where it begins. */
function nounBefore(words: readonly Word[], at: number, from: number): number {
  for (let n = at - 1; n > from && n >= at - 6; n--) {
    const own = words[n]?.word ?? ''
    const before = words[n - 1]?.word ?? ''
    if (objects.has(own)) return n < at - 1 ? n + 1 : -1
    if (determiners.has(own)) return prepositions.has(before) || auxiliaries.has(before) || leadsOn.has(before) ? -1 : n
    if (subjects.has(own) || leadsOn.has(own) || auxiliaries.has(own)) return -1
    const isNamed = (topics.has(own) || roles.has(own)) && n >= at - 3
    if (
      isNamed &&
      !determiners.has(before) &&
      !prepositions.has(before) &&
      !topics.has(before) &&
      !/^contract$/.test(before)
    )
      return kinds.has(before) ? n - 1 : n
  }
  return -1
}

const isNumber = (word: string | undefined) =>
  /^[$\d]|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|no|net|monthly|weekly)$/.test(
    word ?? '',
  )

/** Whether words only say when, up to who does something: 'but two days a month he’s at the other site'. */
function saysWhen(words: readonly Word[], at: number): boolean {
  const own = words[at]?.word ?? ''
  if (!isNumber(own) && !/^(?:by|in|on|at|after|before|during|since|until|what)$/.test(own)) return false
  for (let n = at + 1; n < words.length && n <= at + 5; n++) {
    if (isSubject(words, n)) return !leadsOn.has(words[n - 1]?.word ?? '') || own === 'what'
    if (joins.has(words[n]?.word ?? '') || auxiliaries.has(words[n]?.word ?? '')) return false
  }
  return false
}

/** Whether somebody does something to what comes before: 'the drawings he asked for'. */
const isOfThing = (words: readonly Word[], at: number) => {
  const [own, after] = [words[at]?.word ?? '', words[at + 2]?.word ?? '']
  if (/['’]/.test(own) || /^(?:my|this|it|that|there)$/.test(own) || auxiliaries.has(words[at + 1]?.word ?? ''))
    return false
  return !determiners.has(after) && !objects.has(after) && !isNumber(after)
}

/** Whether what hangs on a condition is said next: 'if they pay late it’s one and a half percent'. */
function leads(words: readonly Word[], at: number): boolean {
  if (!subjects.has(words[at + 1]?.word ?? '') && !determiners.has(words[at + 1]?.word ?? '')) return false
  for (let n = at + 3; n < words.length && n <= at + 10; n++) {
    const own = words[n]?.word ?? ''
    if (conditions.has(own) || joins.has(own)) return false
    if (isSubject(words, n) && !leadsOn.has(words[n - 1]?.word ?? '')) return true
  }
  return false
}

/** Words at which a clause begins that has a subject of its own, of a stretch that nobody cut. */
export function clauseStarts(words: readonly Word[]): number[] {
  const starts: number[] = []
  let from = 0
  let verbs = 0
  let hanging = -1
  const cut = (at: number, isSure = false) => {
    if (at - from < least && starts.length > 0 && !isSure && words[from]?.word !== 'no') return
    if (at === from) return
    starts.push(at)
    from = at
    verbs = 0
  }
  for (let at = 1; at < words.length; at++) {
    const [before, own, next] = [words[at - 1]?.word ?? '', words[at]?.word ?? '', words[at + 1]?.word ?? '']
    const isOwn = at - from >= least || (words[from]?.word === 'no' && at - from > 1)
    if (conditions.has(own) && isOwn && verbs > 0 && !joins.has(before) && leads(words, at)) {
      cut(at)
      hanging = at
      continue
    }
    const order = joins.has(own) ? at + 1 : at
    if (isOrder(words, order) && !leadsOn.has(before) && !auxiliaries.has(before) && !subjects.has(before)) {
      cut(at, true)
      hanging = at
      at = order
      continue
    }
    // 'Also if they shovel the steps I take $40 off': the condition is of what follows.
    if (joins.has(own) && conditions.has(next) && at - from >= least && verbs > 0 && leads(words, at + 1)) {
      cut(at)
      hanging = at + 1
      at++
      continue
    }
    if (
      own === 'both' &&
      next === 'of' &&
      /^(?:them|us)$/.test(words[at + 2]?.word ?? '') &&
      verbs > 0 &&
      !leadsOn.has(before)
    ) {
      cut(at)
      continue
    }
    if (
      own === 'no' &&
      refused.has(next) &&
      verbs > 0 &&
      !leadsOn.has(before) &&
      !joins.has(before) &&
      !prepositions.has(before)
    ) {
      cut(at)
      verbs = 1
      continue
    }
    // 'Behind the building Peter gives lessons': somebody by name does something.
    if (
      words[at]?.isName &&
      !words[at - 1]?.isName &&
      !isKinAlone(before) &&
      thirdPersons.get(next) === 'sure' &&
      verbs > 0 &&
      hanging < 0 &&
      !prepositions.has(before) &&
      !determiners.has(before) &&
      !leadsOn.has(before) &&
      !joins.has(before)
    ) {
      cut(at)
      verbs = 1
      continue
    }
    const inNumber = isNumber(next) && /^(?:hundred|thousand|million|dollars)$/.test(before)
    if (joins.has(own) && at - from >= least && !inNumber) {
      const then = ['then', 'also', 'we', 'so', 'please'].includes(next) && own !== 'because' ? at + 2 : at + 1
      const says = /^(?:please|tell|ask|say|thank|don['’]t)$/.test(words[then]?.word ?? '') || next === 'please'
      const goesOn =
        isSubject(words, at + 1) || says || (then > at + 1 && isSubject(words, then)) || saysWhen(words, at + 1)
      if (own !== 'because' && own !== 'or' && goesOn) {
        cut(at)
        hanging = saysWhen(words, at + 1) ? at : -1
        at++
        if (isSubject(words, at)) verbs++
        continue
      }
    }
    // 'That starting the first of the year we are': who does it is still to come.
    if (/^(?:that|because|if|when|while|unless)$/.test(own) && !isSubject(words, at) && !subjects.has(next))
      hanging = at
    if (hanging >= 0 && at - hanging > 9) hanging = -1
    if (isSubject(words, at)) {
      const told =
        /^(?:him|her|them|me|us)$/.test(before) &&
        /^(?:tell|told|let|remind|inform|promised?|show|showed)$/.test(words[at - 2]?.word ?? '')
      const isFree =
        !told && !leadsOn.has(before) && !joins.has(before) && !auxiliaries.has(before) && !subjects.has(before)
      const ofThing =
        isOfThing(words, at) &&
        (verbs === 0 || before === 'one' || words[at - 2]?.word === 'the' || words[at - 3]?.word === 'the')
      if (isFree && hanging >= 0) hanging = -1
      else if (isFree && !(ofThing && at - from < 12)) cut(at)
      verbs++
      continue
    }
    const isNamed = topics.has(before) || roles.has(before)
    if (((auxiliaries.has(own) && (verbs > 0 || isNamed)) || (things.has(own) && verbs > 0)) && hanging < 0) {
      const alone =
        things.has(own) &&
        !prepositions.has(words[at - 2]?.word ?? '') &&
        !subjects.has(before) &&
        !leadsOn.has(before) &&
        !joins.has(words[at - 2]?.word ?? '')
      const noun = Math.max(
        nounBefore(words, at, from + least - 1),
        alone && /^(?:starts|begins|ends|passes)$/.test(own) ? at - 1 : -1,
      )
      if (noun > 0 && noun - from >= least) {
        cut(noun)
        verbs = 1
        continue
      }
    }
    if (topics.has(own) && at - from >= least && (verbs > 0 || starts.length > 0)) {
      const isLabel = isNumber(next) || (/^(?:number|no)$/.test(next) && /\d/.test(words[at + 2]?.word ?? ''))
      if (
        isLabel &&
        !determiners.has(before) &&
        !prepositions.has(before) &&
        !isNumber(before) &&
        !topics.has(before)
      ) {
        cut(kinds.has(before) ? at - 1 : at)
        continue
      }
    }
    if (auxiliaries.has(own) || /['’](?:s|re|ll|ve|m|d)$/.test(own)) verbs++
  }
  return starts
}

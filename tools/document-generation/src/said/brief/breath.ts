import { findEmails, findPhones, findSpokenDates, type Span } from '@casewright/law'
import { addressesIn } from '../cased/addresses.ts'
import type { Edit } from '../edits.ts'
import { isPast, isVerbToo } from '../in-third-person/verbs.ts'
import { partialDatesIn } from '../reading.ts'
import { bidsAt } from './bids.ts'
import { conditions, determiners, eitherWay, finite, joins, leadsOn, small, subjects } from './words.ts'

interface Word extends Span {
  low: string
}

/** Words between two marks that are more than anybody says in a sentence. */
const longest = 26
const stretch = /[^.!?;:\n]+(?:(?:[.:](?=[\d\p{Ll}@])|(?<=\b(?:Mr|Mrs|Ms|Dr|St|Jr|Prof|[ap]\.m|[ap]))\.)[^.!?;:\n]+)*/gu
/** Who writes, who reads and how to reach them, as a breath goes on to them. */
const turns =
  /^(?:from me\b|my name(?:['’]s| is)\b|it['’]?s to (?:the )?\p{L}|(?:it|this|the letter) (?:goes|is going) to\b|(?:attention|attn)\b|either way (?=\p{L})|(?:well actually|no actually|no wait|actually leave)\b|(?:(?:the |my )?(?:best|cell|phone|job|order|account|unit|case|ticket) )?(?:phone|cell|number|email)(?: number)?(?: is)?:? [\d(]|(?:my|the|best) (?:(?:best|cell|phone|home|work) )?(?:phone|cell|number|email) is\b)/iu

/** What takes back the words before it: set off, and no sentence. */
const backs =
  /^(?:oh |well |actually |but )?(?:no wait(?: make (?:it|that))?|wait no(?: make (?:it|that))?|no actually(?: make (?:it|that))?|actually make (?:it|that)|no make (?:it|that)|no sorry|no scratch that|scratch that|strike that|no it['’]?s)\b(?! (?:leave|don|do not|take|keep|skip)\b)(?! don)/iu

const wordsOf = (text: string, whole: readonly Span[]): Word[] => {
  const words: Word[] = []
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const last = words.at(-1)
    if (last && whole.some(({ start, end }) => start < index && index < end)) last.end = index + word.length
    else
      words.push({
        low: word.replace(/,$/, '').replaceAll('’', "'").toLowerCase(),
        start: index,
        end: index + word.length,
      })
  }
  return words
}

const isDone = (low: string | undefined) => low !== undefined && (finite.has(low) || isPast(low))
const isObject = (low: string | undefined) =>
  low !== undefined &&
  (determiners.has(low) || /^(?:a|an|it|them|him|her|me|us|this|that|no|some|any|[$\d].*)$/.test(low))

/** Whether somebody does something here, of a sentence of its own where nothing leads on to it. */
function isSubject(words: readonly Word[], at: number): boolean {
  const [low, next] = [words[at]?.low ?? '', words[at + 1]?.low]
  if (low === 'today') return next === 'is'
  // A letter of a name that is spelled.
  if (low === 'i' && (/^\p{L}$/u.test(words[at - 1]?.low ?? '') || /^\p{L}$/u.test(next ?? ''))) return false
  if (subjects.has(low)) return next !== undefined
  return eitherWay.has(low) && (/'/.test(low) ? next !== undefined : isDone(next))
}

/** 'The stairs I told them about': what somebody does to the thing that was named before. */
function isOfThing(words: readonly Word[], at: number): boolean {
  const [low, next, then] = [words[at]?.low ?? '', words[at + 1]?.low ?? '', words[at + 2]?.low]
  if (low.includes("'") || isObject(then)) return false
  return determiners.has(words[at - 2]?.low ?? '') && !finite.has(next) && (then === undefined || small.has(then))
}

/** A thing that is named with its verb: 'my last day is', 'the repair shop wants'. */
function isNamed(words: readonly Word[], at: number): boolean {
  if (!determiners.has(words[at]?.low ?? '') || /^[$\d]/.test(words[at + 1]?.low ?? '')) return false
  for (let n = at + 1; n <= at + 5; n++) {
    const low = words[n]?.low ?? ''
    if (n > at + 1 && finite.has(low)) return true
    if (low === '' || small.has(low) || subjects.has(low)) return false
  }
  return false
}

/** Words at which a sentence begins. */
function startsIn(text: string, words: readonly Word[]): { starts: number[]; commas: number[] } {
  const starts: number[] = []
  const commas: number[] = []
  let [from, verbs] = [0, 0]
  let hangs = conditions.has(words[0]?.low ?? '')
  const cut = (at: number) => {
    if (at <= from) return
    starts.push(at)
    from = at
    verbs = 0
    const first = words[at]?.low ?? ''
    hangs = conditions.has(joins.has(first) ? (words[at + 1]?.low ?? '') : first)
  }
  for (let at = 1; at < words.length; at++) {
    const [before, low] = [words[at - 1]?.low ?? '', words[at]?.low ?? '']
    let joined = at
    while (joined > from + 1 && joins.has(words[joined - 1]?.low ?? '')) joined--
    const left = words[joined - 1]?.low ?? ''
    const rest = text.slice(words[at]?.start, (words[at]?.start ?? 0) + 60)
    if (
      bidsAt(rest) > 0 &&
      !/^(?:to|not|don't|will|would|can|could|i|we|they|he|she|you|i'll|we'll|i'd|must|should)$/.test(left)
    ) {
      cut(joined)
      verbs++
      const end = (words[at]?.start ?? 0) + bidsAt(rest)
      while ((words[at + 1]?.end ?? Number.POSITIVE_INFINITY) <= end) at++
      continue
    }
    const back = backs.exec(rest)?.[0]
    if (back) {
      commas.push(at)
      while (
        (words[at + 1]?.start ?? Number.POSITIVE_INFINITY) < (words[at]?.start ?? 0) + 1 + back.length &&
        back.length > 0 &&
        (words[at + 1]?.end ?? Number.POSITIVE_INFINITY) <= (words[commas.at(-1) ?? at]?.start ?? 0) + back.length
      )
        at++
      continue
    }
    const turn = small.has(before) ? undefined : turns.exec(rest)?.[0]
    if (turn) {
      cut(joined)
      while ((words[at + 1]?.end ?? Number.POSITIVE_INFINITY) <= (words[joined]?.start ?? 0) + turn.length) at++
      hangs = /^either/i.test(turn)
      verbs = hangs || /\d$| is\b/.test(turn) ? 1 : 0
      continue
    }
    if (isSubject(words, at)) {
      const leads =
        joined < at ? false : leadsOn.has(before) || finite.has(before) || (subjects.has(before) && before !== 'today')
      const isCondition = joined < at && conditions.has(low)
      if (hangs && verbs > 0 && joined === at) hangs = false
      else if (
        !leads &&
        !isCondition &&
        at - from > 1 &&
        (verbs > 0 || joined === at) &&
        !(joined === at && isOfThing(words, at))
      )
        cut(joined)
      verbs++
      continue
    }
    if (low === 'also' && verbs > 0 && !isDone(before)) cut(at)
    if (
      isNamed(words, at) &&
      verbs > 0 &&
      !small.has(left) &&
      !leadsOn.has(left) &&
      !isDone(left) &&
      !isVerbToo(left, low)
    ) {
      if (hangs) hangs = false
      else cut(joined)
      continue
    }
    if (isDone(low) || /['’](?:s|re|ll|ve|m|d)$/.test(low)) verbs++
  }
  return { starts, commas }
}

/** Stops between the sentences of what was said in one breath, each with its capital. */
export function breathIn(text: string): Edit[] {
  const edits: Edit[] = []
  const all = [...text.matchAll(stretch)].filter(([said]) => /\p{L}/u.test(said))
  // Of notes with stops only what is too long for one breath has lost its own.
  const least = text.split(/\s+/).length / Math.max(1, all.length) > 20 ? longest : 60
  for (const { 0: said, index } of all) {
    if (said.length > 12_000 || said.trim().split(/\s+/).length < least) continue
    if ((said.match(/,/g) ?? []).length * 14 > said.split(/\s+/).length) continue
    const dates = [...findSpokenDates(said), ...partialDatesIn(said)]
    const words = wordsOf(said, [...addressesIn(said), ...findPhones(said), ...findEmails(said), ...dates])
    const { starts, commas } = startsIn(said, words)
    for (const at of commas) {
      const end = index + (words[at]?.start ?? 1)
      edits.push({ start: end - 1, end, as: ', ', why: 'filler' })
    }
    for (const at of starts) {
      const own = words[at] as Word
      const end = index + own.start
      let first = at
      while (joins.has(words[first]?.low ?? '') && words[first]?.low !== 'but' && words[first + 1]) first++
      const lead = (words[first]?.start ?? own.start) - own.start
      edits.push({
        start: end - 1,
        end: end + lead + 1,
        as: `. ${text.charAt(end + lead).toUpperCase()}`,
        why: 'filler',
      })
    }
    // 'November 17 November 19 and November 24': one day after another.
    for (const [n, { end }] of dates.toSorted((a, b) => a.start - b.start).entries()) {
      const next = dates.toSorted((a, b) => a.start - b.start)[n + 1]
      if (next && said.slice(end, next.start) === ' ')
        edits.push({ start: index + end, end: index + end, as: ',', why: 'filler' })
    }
  }
  return edits.toSorted((one, other) => one.start - other.start)
}

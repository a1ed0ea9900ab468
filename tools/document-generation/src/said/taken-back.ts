import { findAddresses, findSpokenDates, monthPattern } from '@casewright/law'
import { stateNames } from '../reading/state-names.ts'
import type { Edit } from './edits.ts'

const few =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)'
const count = `(?:${few}(?:[ -](?:and )?${few}){0,6}|\\d[\\d,.]*\\d|\\d)`
const nth = '(?:\\d{1,2}(?:st|nd|rd|th)?|(?:twenty|thirty)[- ]\\p{L}+|\\p{L}+(?:st|nd|rd|th))'

export interface Value {
  start: number
  end: number
  /** What may take the place of each other: days, money, or so many of one thing. */
  kind: string
}

const all = (text: string, pattern: RegExp, kind: string | ((words: string) => string)): Value[] =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.trimEnd().length,
    kind: typeof kind === 'string' ? kind : kind(words),
  }))
const day = new RegExp(
  `\\b(?:${monthPattern}) (?:the )?${nth}(?:,? \\d{4})?\\b|\\b(?:the )?\\d{1,2}(?:st|nd|rd|th)? of (?:${monthPattern})\\b`,
  'giu',
)
const counted = new RegExp(
  `(?<![\\p{L}\\d$-])${count}[ -](?:years?|months?|weeks?|days?|hours?|minutes?|miles?|percent|people|times|dollars?|bucks?)\\b`,
  'giu',
)
/** 'It goes a year': how long, where nothing is paid for so long. */
const term =
  /(?<=\b(?:for|goes|lasts|runs|is|be|term of|about|like|only|just),? (?:(?:uh|um|like|about),? )?)an? (?:year|month|week)\b/gi
const plain = new RegExp(`(?<![\\p{L}\\d$#/:-])${count}(?![\\p{L}\\d/:-])`, 'giu')
const code = /(?<![\p{L}\d-])(?=[\p{Lu}\d-]{0,12}\d)\p{Lu}{1,5}-?\d[\p{Lu}\d-]{2,12}\b/gu
const money = /\$\d[\d,]*(?:\.\d\d)?[kK]?\b/g
const clock = /\b\d{1,2}:\d\d(?:\s?[ap]\.?m\b)?/gi
export const state = new RegExp(`(?<![\\p{L}])(?:${stateNames})(?![\\p{L}])`, 'gu')

/** The values of a stretch of words, the longest of those that overlap. */
export function valuesIn(text: string): Value[] {
  const found = [
    ...findAddresses(text).map(({ start, end }) => ({ start, end, kind: 'address' })),
    ...findSpokenDates(text).map(({ start, end }) => ({ start, end, kind: 'date' })),
    ...all(text, day, 'date'),
    ...all(text, term, (words) => words.replace(/^an? /i, '').toLowerCase()),
    ...all(text, money, 'money'),
    ...all(text, clock, 'clock'),
    ...all(text, counted, (words) => words.replace(/^.*[ -](\p{L}+?)s?$/u, '$1').toLowerCase()),
    ...all(text, code, 'code'),
    ...all(text, state, 'state'),
    ...all(text, plain, 'number'),
  ].toSorted((one, other) => one.start - other.start || other.end - one.end)
  let end = 0
  return found.filter((one) => {
    if (one.start < end) return false
    end = one.end
    return true
  })
}

const strong = [
  '(?:scratch|strike|check) that|no,? wait|wait,? no|wait|wait a (?:minute|second|sec)|hang on|hold on',
  '(?:sorry|sry),? no|no,? sorry|I[’\\x27]m sorry|(?:I )?beg (?:your )?pardon|pardon me|forgive me|my mistake|my bad|oops|whoops',
  'correction|or rather|I (?:misspoke|lied|tell a lie)|(?:I )?take that back|let me (?:correct|fix) that',
  'what am I saying|on second thoughts?|you know what|that[’\\x27]s (?:wrong|not right)|I looked at it again',
  '(?:he|she|they|we|I)(?: just| finally| then)? (?:talked|beat|knocked|argued|haggled|brought) (?:me|us|him|her|them|it) (?:down|up)',
  // 'Space no. 14' takes nothing back.
  'er|no(?!\\. ?#?\\d)|nope|actually|make (?:it|that)',
].join('|')
const marker = new RegExp(
  String.raw`(?:[,;…\n]|\.{1,4}|\s[-–—])\s{0,3}(?:(?:oh|well|uh|um|er|hm+|and|but|so|then)[,.]?\s{1,3}){0,3}(?:${strong})(?=[,.:;…\s])[,.:;…\s]{0,5}(?:(?:${strong})[,.:;…\s]{1,5}){0,2}`,
  'giu',
)
/** What leads to the value that counts. */
const lead =
  /(?:\b(?:make (?:it|that)|so|it['’]?s|put|say|should be|we said|I said|that['’]?s|it is|but|again,?|rather|starts?|starting|meant|came down to|(?:we |we[’']ll |let['’]s )?(?:give|let) (?:him|her|them|it) have|(?:give|gave) (?:him|her|them|it)|settled for|(?:it |that |we |they |you )?(?:can|could|will|would|should) be|let['’]s (?:do|say|go with)|go with|call it|went (?:down )?to|dropped (?:it )?to|went with|settled (?:on|at)|ended up (?:at|with))[\s,]{1,3}(?:about |like |only |on |the |top ){0,2}|^[\s,]*(?:the |on |about )?)$/i
const ofMoney = /^(?:number|money|dollar|buck)$/
const ofTime = /^(?:year|month|week|day)$/
export const same = (one: Value, other: Value) =>
  one.kind === other.kind || (ofMoney.test(one.kind) && ofMoney.test(other.kind))
const counts = /[ -](?:years?|months?|weeks?|days?|hours?|minutes?|miles?|percent|people|times)$/i
/** What is counted, behind its number: ' years' of 'five years'. */
export const unitOf = (words: string): string => counts.exec(words)?.[0] ?? ''
/** What leads to a bare number for certain. */
const surely =
  /\b(?:make (?:it|that)|so|give (?:him|her|them|it)|say|said|call it|go with|went with|settled (?:on|at|for)|can be|could be),? (?:about |only )?$/i
/** Says by itself that what comes next is right, whatever leads to it. */
const talkedDown = /\b(?:talked|beat|knocked|haggled|brought) (?:me|us|him|her|them|it) (?:down|up)/i
const wasOld =
  /^(?:that|it)(?:['’]s| was| is) (?:the |for |from |what )?(?:old|last|previous|other|list|asking)\b[^,;\d$]{0,40},? $/i
const sure =
  /\b(?:(?:talked|beat|knocked|argued|haggled|brought) (?:me|us|him|her|them|it) (?:down|up)|correction|misspoke|my mistake|my bad|take that back|oops|whoops)\b/i

/** 'Ohio law I think, no wait, …': the doubt goes with what was doubted. */
const doubts = /,? (?:I (?:think|believe|guess|suppose)|maybe|probably|or so|or something)$/i

/** How long the whole words are that two stretches begin with. */
function alike(one: string, other: string): number {
  let length = 0
  for (const { 0: word, index } of one.matchAll(/\s{1,4}\S{1,60}/g)) {
    const end = index + word.length
    if (index !== length || other.slice(index, end) !== word || /^[\p{L}\d]/u.test(other.slice(end))) break
    length = end
  }
  return length
}

/** What was said and taken back with words between: 'February first... no, the painters won’t be done, make it February fifteenth'. */
function laterOnes(text: string): Edit[] {
  const edits: Edit[] = []
  let from = 0
  for (const found of text.matchAll(marker)) {
    const [at, next] = [found.index, found.index + found[0].length]
    if (at < from) continue
    const back = Math.max(from, at - 60)
    const earlier = valuesIn(text.slice(back, at)).at(-1)
    if (!earlier) continue
    const gap = text.slice(back + earlier.end, at)
    if (/[.!?]\s\p{Lu}|\n\s*\n/u.test(gap) || gap.length > 40) continue
    // From line to line only what has a number of its own is put right.
    if (/\n/.test(gap + found[0]) && earlier.kind !== 'code') continue
    const after = text.slice(next, next + 130)
    // A full stop ends what it may say: the next sentence is about something else.
    const stop = /[.!?](?=\s|$)|\n/.exec(after)?.index ?? after.length
    // Right behind what takes it back, so many years may stand for so many months.
    const isPeriod = (one: Value) => one.start === 0 && ofTime.test(one.kind) && ofTime.test(earlier.kind)
    const unit = unitOf(text.slice(back + earlier.start, back + earlier.end))
    // 'Five years. No, make it seven': a bare number that is led to counts the same thing.
    const isBare = (one: Value) =>
      unit !== '' &&
      one.kind === 'number' &&
      surely.test(after.slice(0, one.start)) &&
      !/^[ -]\p{L}/u.test(after.slice(one.end, stop))
    const values = valuesIn(after.slice(0, stop)).filter((one) => same(earlier, one) || isPeriod(one) || isBare(one))
    const led = values.findLast((one) => lead.test(after.slice(0, one.start)))
    const [only] = values
    // 'No, sorry, that was the old budget, fifty-three five.'
    const isAlone =
      values.length === 1 && (sure.test(found[0]) || (only !== undefined && wasOld.test(after.slice(0, only.start))))
    const later = led ?? (isAlone ? only : undefined)
    if (!later || after.slice(later.start, later.end) === text.slice(back + earlier.start, back + earlier.end)) continue
    const first = values[0] ?? later
    const half =
      earlier.kind === 'clock' ? /\s?[ap]\.?m$/i.exec(text.slice(back + earlier.start, back + earlier.end)) : null
    const short = after.slice(later.start, later.end)
    // 'The e-mail says forty-four thousand, so forty-four': what is said short is what was said in full.
    const full = values.find(
      (one) => one.start < later.start && after.slice(one.start, one.end).startsWith(`${short} `),
    )
    const said = full ? after.slice(full.start, full.end) : short
    // '4:15 pm, no, 4:50' is in the afternoon.
    const isOfDollars =
      /\b(?:dollars|bucks)$/i.test(text.slice(back + earlier.start, back + earlier.end)) &&
      !/\b(?:dollars|bucks|cents)\b|[$%]/i.test(said)
    const own = half && /\d$/.test(said) ? said + half[0] : isOfDollars ? `${said} dollars` : said
    // Who is talked down is talked down from a price.
    const isPrice = talkedDown.test(found[0]) && /\p{L}$/u.test(own) && later.kind === 'number'
    // '$18,500, no wait, 17,900' is money, too.
    const words =
      earlier.kind === 'money' && /^\d/.test(own)
        ? `$${own}`
        : isBare(later)
          ? own + unit
          : isPrice
            ? `${own} dollars`
            : own
    // What is said between is why: it goes with what it takes back, if it has no figure of another kind.
    const between = after.slice(0, Math.min(first.start, later.start))
    const isOther = (one: Value) => !same(earlier, one) && between.slice(one.start, one.end) !== said
    if (valuesIn(between).some(isOther)) {
      edits.push(
        { start: back + earlier.start, end: back + earlier.end, as: words, why: 'corrected' },
        { start: at, end: next, as: '. ', why: 'corrected' },
      )
      from = next
      continue
    }
    // 'New Hampshire law, strike that, Massachusetts law': what follows both is said once.
    const twice = alike(gap, after.slice(later.end))
    const doubt = doubts.exec(gap)?.[0].length ?? 0
    edits.push(
      { start: back + earlier.start, end: back + earlier.end, as: words, why: 'corrected' },
      { start: at - doubt, end: next + later.end + twice, as: '', why: 'corrected' },
    )
    from = next + later.end + twice
  }
  return edits
}

/** What stands beside what counts and says itself that it does not: '(was asking $20.5k)', '~~$22~~ (crossed out)'. */
const gone: readonly RegExp[] = [
  /[ \t]{0,3}~~[^~\n]{1,60}~~(?:[ \t]?\((?:crossed out|struck)\))?/g,
  /[ \t]?\((?:was|were|used to be|formerly|originally|previously|down from|up from|first|at first|initially|ad said|advertised (?:as|at|for)|listed (?:at|for)|first quoted)\b[^()\n]{0,80}\)/gi,
  /[ \t]?\((?:NOT|not) ["“][^()\n]{0,100}\)/g,
  /,? (?:but )?(?:he|she|they|I|we) first (?:read|said|gave|wrote|told me)\b[^,;.\n]{1,40}, then (?:checked|corrected|changed|fixed)\b[^;\n]{0,40}?(?=\.(?:\s|$)|;|\n)/gi,
  // 'Said 68k at first. Called back: it is $71,500.'
  /(?<=^|[.!?:;\n][ \t]{0,3})(?:(?:he|she|they|client|I|we) )?(?:first )?(?:said|offered|asked|wanted|quoted|told me)\b[^.!?\n]{1,60}\b(?:at first|originally|initially|before)[.;,][ \t]{0,3}(?:(?:then )?(?:CALLED|[Cc]alled) (?:BACK|back)(?: (?:at )?\d{1,2}:\d\d ?[ap]?m?)?[:,]?[ \t]{0,3})?/gi,
]

/** What was taken back, with what else was said in between, and what says of itself that it no longer counts. */
export const takenBackIn = (text: string): Edit[] => [
  ...laterOnes(text),
  ...gone.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(
      (found): Edit => ({ start: found.index, end: found.index + found[0].length, as: '', why: 'corrected' }),
    ),
  ),
]

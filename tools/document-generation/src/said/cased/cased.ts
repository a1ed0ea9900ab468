import { jurisdictions } from '@casewright/law'
import { givenNames } from '@casewright/templates'
import type { Edit } from '../edits.ts'
import { longestNotes } from '../longest-notes.ts'
import { isLowerCase } from '../reading.ts'
import { addressesIn, streets } from './addresses.ts'
import { type Marks, marksOf } from './marks.ts'
import { alsoVerb, days, kinds, small, spoken, suffixes, titles } from './words.ts'

const places = new RegExp(
  `(?<![\\p{L}])(?:${jurisdictions
    .filter(({ kind }) => kind !== 'federal')
    .map(({ name }) => name)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})(?![\\p{L}])`,
  'giu',
)
const begins = /(?<=^|\n[ \t]{0,8}(?:[-*•][ \t])?|\p{L}[.!?][ \t]{1,3})\p{L}(?=[\p{L}’']*[ \t])/gu
/** Characters of a text that is more than one short remark. */
const shortest = 80

/** Whether sentences mostly begin small: what else has a capital in such notes is only some of its names. */
const beginsSmall = (text: string): boolean => {
  const all = [...text.matchAll(begins)].map(([letter]) => letter)
  const lower = all.filter((letter) => /\p{Ll}/u.test(letter)).length
  return lower > 3 && lower / all.length > 0.7
}

/** What goes on behind a name and is none of it: 'dr kim drops all claims', 'ms lowry till the ambulance came'. */
const does =
  /^(?:till|til|until|while|when|where|who|whose|which|what|why|how|during|without|with|around|about|over|across|along|near|behind|beside|inside|outside|onto|into|toward|towards|then|than|too|again|yesterday|today|here|there|out|off|down|back|away|was|were|is|are|been|being|be|could|would|might|must|may|can|cannot|cant|didnt|wasnt|isnt|wont|pays|drops|releases|agrees|gets|keeps|wants|says|takes|gives|signs|owes|returns|waives|denies|admits|sells|buys|rents|leaves|moves|comes|works|starts|provides|delivers|claims|sues|files|needs|saw|told|said|heard|went|came|got|did|had|hit|ran|called|helped|found|borrows|lends|lent|borrowed|promises|appoints|lives|hired|fired|signed|put|puts|took|gave|left|kept|held|brought|bought|sold|drove|wrote|read|cut|set|met|made|paid|sent|lost|won|thinks|thought|knows|knew|asked|asks|refused|refuses|stays|died|dies)$/
/** 'Dr lena ortiz', 'karen j whitfield'; 'i' and days as well. */
function people(marks: Marks): void {
  const { words, put, gap } = marks
  for (const [n, { low }] of words.entries()) {
    if (low === 'i' || /^i['’](?:m|ll|ve|d)$/.test(low)) put(n)
    if (days.test(low) && (!alsoVerb.test(low) || /^\d/.test(words[n + 1]?.low ?? ''))) put(n)
    const next = words[n + 1]
    const isTitle = titles.test(low) && /^\.?[ \t]$/.test(gap(n)) && next !== undefined && !small.has(next.low)
    if (!isTitle && (!givenNames.has(low) || words[n - 1]?.low === 'st')) continue
    put(n)
    for (let at = n + 1; at <= n + 2; at++) {
      const after = words[at]
      if (!after || !/^\.?[ \t]$/.test(gap(at - 1)) || small.has(after.low) || /^\d/.test(after.low)) break
      if (days.test(after.low) || streets.test(after.low) || does.test(after.low)) break
      put(at, suffixes[after.low])
      // A surname ends a name; an initial does not.
      if (!isTitle && after.low.length > 1) break
    }
  }
}

/** Whether a word belongs to the name of a body that goes on behind it. */
const isOfName = ({ words }: Marks, n: number): boolean => {
  const low = words[n]?.low ?? ''
  return !small.has(low) && !/^\d/.test(low) && !streets.test(low)
}
const isBeside = ({ gap }: Marks, n: number) => /^[ \t]{1,2}$/.test(gap(n))

/** 'Harlan feed and seed inc'. */
function bodies(marks: Marks): void {
  const { text, words, put } = marks
  for (const [n, { low, end }] of words.entries()) {
    if (!suffixes[low] || n === 0 || !isBeside(marks, n - 1) || small.has(words[n - 1]?.low ?? '')) continue
    if (!/^(?:[\s,.;:)(]|['’]s|$)/.test(text.slice(end, end + 2))) continue
    if (kinds.test(low) && /^(?:the|a|our|my|this|his|her|their)$/.test(words[n - 1]?.low ?? '')) continue
    put(n, suffixes[low])
    for (let at = n - 1; at >= Math.max(0, n - 5); at--) {
      const joins = /^(?:and|of|the)$/.test(words[at]?.low ?? '') && at < n - 1 && isOfName(marks, at - 1)
      if (!joins && !isOfName(marks, at)) break
      if (!joins) put(at)
      if (!isBeside(marks, at - 1)) break
    }
  }
}

/** Streets, towns and states, and who is there: the words right before an address. */
function addresses(marks: Marks): void {
  const { text, words, put, isPut, gap, from } = marks
  for (const { start, end, state } of addressesIn(text)) {
    const first = from(start)
    for (let n = first; (words[n]?.end ?? end + 1) <= end; n++)
      if (!/^(?:of|the|and|in|\d.*)$/.test(words[n]?.low ?? ''))
        put(n, state && words[n]?.start === state.start ? words[n]?.low.toUpperCase() : undefined)
    if (!/^,? ?\(?$/.test(gap(first - 1))) continue
    let n = first - 1
    while (n >= Math.max(0, first - 6) && (isOfName(marks, n) || suffixes[words[n]?.low ?? ''])) {
      n--
      if (!isBeside(marks, n)) break
    }
    // 'Karen Whitfield, charge nurse, 190 E Bannock St': what somebody is is no name.
    if (n >= 0 && isPut(n) && /^, $/.test(gap(n))) continue
    for (let at = n + 1; at < first; at++) put(at, suffixes[words[at]?.low ?? ''])
  }
}

/** States, and where a sentence begins. */
function sentences({ text, words, put, from }: Marks): void {
  for (const { index, 0: place } of text.matchAll(places))
    for (let n = from(index); (words[n]?.end ?? Number.POSITIVE_INFINITY) <= index + place.length; n++)
      if (words[n]?.low !== 'of') put(n)
  for (const { index } of text.matchAll(/(?<=^|\n[ \t]{0,8}(?:[-*•][ \t])?|[.!?][ \t]{1,3})\p{Ll}/gu)) {
    const n = from(index)
    if (words[n]?.start !== index || spoken.test(words[n]?.low ?? '')) continue
    if (!/^(?:st|ave|rd|blvd|dr|apt|inc|llc|no|ste)$/.test(words[n - 1]?.low ?? '')) put(n)
  }
}

/** Whether a word got its capital beside another one, as a name does, and not where a sentence begins. */
const isName = ({ text, words, isPut }: Marks, n: number): boolean => {
  const { start, low } = words[n] ?? { start: 0, low: '' }
  const opens = /(?:^|[.!?\n])[ \t]*(?:[-*•][ \t])?$/.test(text.slice(Math.max(0, start - 6), start))
  if (opens || !isPut(n) || low.length < 4 || small.has(low) || days.test(low) || streets.test(low)) return false
  return [n - 1, n + 1].some((at) => isPut(at) && !/^\d/.test(words[at]?.low ?? ''))
}

/** A name is one wherever it stands. */
function again(marks: Marks): void {
  const names = new Set(marks.words.flatMap(({ low }, n) => (isName(marks, n) ? [low] : [])))
  for (const [n, { low }] of marks.words.entries()) if (names.has(low.replace(/['’]s$/, ''))) marks.put(n)
}

/**
 * Notes that were typed or dictated without capitals, with those of names, places, days and sentences: 'from karen whitfield, 190 e bannock
 * st, boise id 83712' names a person and where she is. Words and their order stay.
 */
export function casedIn(text: string): Edit[] {
  if (text.length < shortest || text.length > longestNotes || !/\p{L}/u.test(text)) return []
  if (!isLowerCase(text) && !beginsSmall(text)) return []
  const marks = marksOf(text)
  for (const mark of [people, bodies, addresses, sentences, again]) mark(marks)
  const commas = addressesIn(text).flatMap((one) => one.commas)
  const words = marks.words.flatMap(({ start, end }): Edit[] => {
    const as = marks.as.get(start)
    return as === undefined || as === text.slice(start, end) ? [] : [{ start, end, as, why: 'filler' }]
  })
  return [...words, ...commas.map((at): Edit => ({ start: at, end: at + 1, as: ', ', why: 'filler' }))]
}

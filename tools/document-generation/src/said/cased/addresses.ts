import { jurisdictions } from '@casewright/law'
import type { Place } from '../../output.ts'

/** What a street is called at its end. */
export const streets =
  /^(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|way|pl|place|pkwy|parkway|hwy|highway|ter|terrace|cir|circle|sq|square|trl|trail|loop|pike|row|alley|plaza|run)$/
const ending =
  '(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|way|pl|place|pkwy|parkway|hwy|highway|ter|terrace|cir|circle|sq|square|trl|trail|loop|pike|row|plaza|run)'
const codes = jurisdictions
  .filter(({ kind }) => kind !== 'federal')
  .map(({ code }) => code)
  .join('|')
const names = jurisdictions
  .filter(({ kind }) => kind !== 'federal')
  .map(({ name }) => name.toLowerCase())
  .join('|')
const word =
  "(?!(?:either|any|no|this|that|half|all|each|both|other|same|long|only|right|by|one)\\b)[a-z][a-z’'-]{0,20}"
const numbered =
  '(?:\\d{1,6} (?:(?:n|s|e|w)\\.? )?(?:(?:us|state|county|old|farm) ){0,2}(?:rd|road|hwy|highway|route|rte|cr|fm) \\d{1,5}\\b)'
const street = `(?:${numbered}|\\d{1,6}[a-z]? (?!(?:weeks?|months?|days?|years?|hours?|minutes?|miles?|percent|dollars?|people|per|times?|of|to|and|or|business|at|on|by|in|my|the|for|i|we|she|he|they|when|is|as)\\b)(?:(?:n|s|e|w|ne|nw|se|sw|north|south|east|west)\\.? )?(?:(?:${word}|\\d{1,3}(?:st|nd|rd|th)) ){1,3}?${ending}\\b\\.?|(?:p\\.?o\\.? )?box \\d{1,6})`
const unit = '(?:,? (?:suite|ste|apt|apartment|unit|floor|#)\\.? ?[a-z0-9-]{1,5})?'
const town = `(?:,? (?:in )?(?<town>(?:${word} ){0,2}${word}),? (?<state>${codes}|${names})(?: \\d{5}(?:-\\d{4})?)?(?![a-z]))?`
const address = new RegExp(`(?<![a-z\\d])${street}${unit}${town}`, 'giu')

export interface LowAddress extends Place {
  /** The code of its state. */
  state: Place | null
  /** Where its street ends and its town begins, and its town ends and its state begins, that stand there without a comma. */
  commas: number[]
}

/** Addresses of a text without capitals, each with the code of its state where it has one. */
export const addressesIn = (text: string): LowAddress[] =>
  [...text.matchAll(address)].map(({ index, 0: all, groups }) => {
    const code = groups?.state
    const isCode = code !== undefined && code.length === 2
    const at = isCode ? index + all.length - all.slice(all.toLowerCase().lastIndexOf(code.toLowerCase())).length : -1
    const tail = groups?.town ? all.slice(all.toLowerCase().lastIndexOf(`${groups.town} `.toLowerCase().trimEnd())) : ''
    const townAt = index + all.length - tail.length
    const ends = groups?.town ? [townAt, townAt + groups.town.length + 1] : []
    return {
      start: index,
      end: index + all.length,
      state: isCode ? { start: at, end: at + 2 } : null,
      commas: ends
        .map((end) => end - 1)
        .filter(
          (end) => text[end] === ' ' && /[\p{L}\d]/u.test(text[end - 1] ?? '') && !/ in$/i.test(text.slice(0, end)),
        ),
    }
  })

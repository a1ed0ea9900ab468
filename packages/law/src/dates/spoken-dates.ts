import { valueOfWords } from '../amounts/number-words.ts'
import { type FoundDate, findDates } from './dates.ts'
import { dayNumber, monthNumber, months, ordinals } from './months.ts'

const words = ordinals.join('|')
const units = ordinals.slice(0, 9).join('|')
const day = `(?:\\d{1,2}(?:st|nd|rd|th)?|(?:twenty|thirty)[\\s-](?:${units})|thirtieth|${words})`
const month = `(?:${months.join('|')})`
const ones = 'one|two|three|four|five|six|seven|eight|nine'
const below100 = `(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[\\s-](?:${ones}))?|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)`
const year = `(?:\\d{4}|(?:nineteen|twenty)\\s(?:${below100}|(?:oh|o)\\s(?:${ones}))|(?:two|one)\\sthousand(?:\\s(?:and\\s)?(?:${below100}|${ones}))?)`
const patterns: [RegExp, [number, number, number]][] = [
  [new RegExp(`\\b(${month})\\s(?:the\\s)?(${day}),?\\s(?:of\\s)?(${year})\\b`, 'gi'), [1, 2, 3]],
  [new RegExp(`\\b(?:the\\s)?(${day})\\s(?:day\\s)?(?:of\\s)?(${month}),?\\s(?:of\\s)?(${year})\\b`, 'gi'), [2, 1, 3]],
]

/** 'twenty twenty seven' is 2027, 'nineteen oh five' 1905, 'two thousand and eight' 2008. */
function yearOf(said: string): number {
  if (/^\d/.test(said)) return Number(said)
  const low = said.toLowerCase()
  if (/thousand/.test(low)) return valueOfWords(low) ?? 0
  const [century = '', ...rest] = low.split(/\s/)
  const left = valueOfWords(rest.join(' ').replace(/^(?:oh|o)\s/, ''))
  return left === null ? 0 : (century === 'nineteen' ? 1900 : 2000) + left
}

const two = (value: number): string => String(value).padStart(2, '0')

/**
 * Every full date in `text` that has its month as a word, as it may be dictated, and those that {@link findDates} finds:
 * 'march third twenty twenty seven', 'the 3rd of March 2027'.
 */
export function findSpokenDates(text: string): FoundDate[] {
  const found = findDates(text)
  for (const [pattern, [m, d, y]] of patterns)
    for (const match of text.matchAll(pattern)) {
      const read = {
        year: yearOf(match[y] ?? ''),
        month: monthNumber(match[m] ?? ''),
        day: dayNumber((match[d] ?? '').replace(/\s/, '-')),
      }
      const iso = `${String(read.year).padStart(4, '0')}-${two(read.month)}-${two(read.day)}`
      const date = new Date(`${iso}T00:00:00Z`)
      const valid = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
      const place = { start: match.index, end: match.index + match[0].length, words: match[0] }
      found.push({ ...place, ...read, form: 'month-day', valid, iso: valid ? iso : null })
    }
  found.sort((one, other) => one.start - other.start || other.end - one.end)
  let reach = 0
  return found.filter(({ start, end }) => {
    if (start < reach) return false
    reach = end
    return true
  })
}

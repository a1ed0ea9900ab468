import type { Place } from '../output.ts'
import { between, digitByDigit, escaped, letterApart, signs } from './separators.ts'

/** So far after its name a number begins, in characters; and so long it is at most. */
const [near, longest] = [40, 60]
const always = [
  'passports?',
  'social security(?! (?:act|administration|benefits?|disability|income|office|retirement|tax(?:es)?)\\b)',
  'social(?= (?:is|was|number|no)\\b)',
  'SSNs?',
  'ITINs?',
  'taxpayer (?:identification|id)',
]
const namedBy = (names: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[...always, ...names.filter((one) => /\S/.test(one)).map(escaped)].join('|').replaceAll(' ', '\\s+')})(?![\\p{L}\\p{N}\\]])`,
    'giu',
  )
/** What follows the name and is not yet the number: 'No.: #'. */
const lead = /^(?:['’]s)?(?:\s+(?:numbers?|nos?|nr|num)\b\.?)?(?:\s+(?:is|was)\b)?[\s:#=(\p{Pd}.]*/iu
const [apart, year] = [`${between}{1,3}`, '(?:19|20)\\d\\d']
const [month, day] = ['(?:0?[1-9]|1[0-2])', '(?:0?[1-9]|[12]\\d|3[01])']
const joined = '[-./\\p{Pd}]'
/** Numbers that have names of their own: dates, years, phones, amounts, sections. */
const ordinary = new RegExp(
  [
    `(?<!\\d${between}{0,3})(?:${year}${joined}${month}${joined}${day}|(?:${month}${joined}${day}|${day}${joined}${month})${joined}(?:${year}|\\d\\d)|${year}${apart}${year})(?!\\d|${between}\\d)`,
    `(?<![\\p{L}\\d]|\\d${between}{1,3})${year}s?(?![\\p{L}\\d]|${joined}\\d)`,
    `(?<!\\d${between}?)(?:\\+?1${between})?(?:\\(\\d{3}\\)\\s?|\\d{3}${between})\\d{3}${between}\\d{4}(?!\\d|\\p{Pd}\\d)`,
    '[$€£]\\s?\\d[\\d,.]*',
    '(?:§|\\b(?:sections?|forms?|rules?|titles?|chapters?))\\s*\\d[\\p{L}\\d]*',
  ].join('|'),
  'giu',
)
/** Groups that each have a digit; those of letters before the first stand alone only where they are capitals. */
const written = new RegExp(
  `(?<![\\p{L}\\d])(?:[A-Z]{1,3}(?:\\s|\\p{Pd}))?[A-Za-z]{0,8}\\d[A-Za-z\\d]{0,29}(?:${apart}[A-Za-z]{0,2}\\d[A-Za-z\\d]{0,29}){0,9}`,
  'gu',
)
const spoken = new RegExp(`\\b${letterApart}{0,2}${digitByDigit('3,19')}\\b`, 'giu')

/** The numbers that stand after the name of a sensitive one: the next of each, whatever it is called. */
export function labelled(names: readonly string[]): (text: string) => Place[] {
  const pattern = namedBy(names)
  return (text) =>
    [...text.matchAll(pattern)].flatMap((name, n, all) => {
      const after = name.index + name[0].length
      const [led = ''] = lead.exec(text.slice(after, after + 30)) ?? []
      const from = after + led.length
      const until = Math.min(from + near + longest, all[n + 1]?.index ?? text.length)
      // A bracket or a dot of a cover stands where the number stood: nothing after it is meant.
      const [line = ''] = text.slice(from, until).split(/[\n;[\]•]|\.\s+(?=\p{L})/u, 1)
      const rest = line.replace(ordinary, (words) => ','.repeat(words.length))
      const isBelow = led.includes('\n')
      const least = isBelow || /passport/i.test(name[0]) ? 6 : 4
      const place = numberIn(rest, isBelow ? 0 : near, least)
      return place ? [{ start: from + place.start, end: from + place.end }] : []
    })
}

function numberIn(rest: string, upTo: number, least: number): Place | undefined {
  return [...rest.matchAll(spoken), ...[...rest.matchAll(written)].map(whole)]
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length, words }))
    .filter(({ start, words }) => start <= upTo && (signs(words).length >= least || !/\d/.test(words)))
    .toSorted((one, other) => one.start - other.start || other.end - one.end)[0]
}

/** Without what stands apart after a number that is whole: 'X1234567 2030'. */
function whole({ 0: words, index }: RegExpExecArray): { 0: string; index: number } {
  let number = ''
  for (const group of words.split(/(?<=[A-Za-z\d])(?=[^A-Za-z\d])/)) {
    const length = signs(number).length
    if (/\s/.test(group) && length >= 6 && length + signs(group).length > 9) break
    number += group
  }
  return { 0: number, index }
}

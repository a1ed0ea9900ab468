import type { Edit } from './edits.ts'
import { inDigits } from './spelled.ts'

const numbers =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const few = `(?:${numbers})(?:[ -](?:${numbers})){0,9}`
/** 'K W 500', 'S D twenty seven zero nine', 'R A twenty seven dash four': letters one by one, and a number. */
const code = new RegExp(
  `(?<![\\p{L}\\d'’.&-]|\\p{Lu} )(?<letters>(?:\\p{Lu} ){2,5})(?<dash>(?:dash|hyphen) )?(?<number>\\d[\\d-]{0,14}|${few})(?<more>,? (?:dash|hyphen) (?:\\d{1,9}|${few}))?(?![\\p{L}\\d])`,
  'gu',
)
/** 'B 50012774': one letter only before a number that is long. */
const one = /(?<![\p{L}\d'’.&-]|\p{Lu} )(?<letters>(?!I )\p{Lu} )(?<number>\d{6,12})(?![\p{L}\d-])/gu
/** 'Policy number g w seven seven one oh two', by a recognizer that writes no capitals. */
const small = new RegExp(
  `(?<=\\b(?:number|no\\.?|reference|ref|case|invoice|policy|order|account|claim|permit|license|model|serial|file)(?: is)? )(?<letters>(?:\\p{Ll} ){1,4})(?<dash>(?:dash|hyphen) )?(?<number>\\d{1,12}|${few})(?<more>,? (?:dash|hyphen) (?:\\d{1,9}|${few}))?(?![\\p{L}\\d])`,
  'gu',
)
const figures = (words: string) => (/^\d/.test(words) ? words : inDigits(words))
const clock = /^[AP] M $/

/** Numbers of orders, policies and models that were said sign by sign, as they are written. */
export const codesIn = (text: string): Edit[] =>
  [code, one, small].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: words, groups }): Edit[] => {
      const { letters = '', dash, number = '', more = '' } = groups ?? {}
      if (clock.test(letters) || (pattern === small && /^(?:a|i) $/.test(letters))) return []
      const rest = more.replace(/^,? (?:dash|hyphen) /, '')
      const as = `${letters.replaceAll(' ', '').toUpperCase()}${dash ? '-' : ''}${figures(number)}${rest ? `-${figures(rest)}` : ''}`
      return [{ start: index, end: index + words.length, as, why: 'filler' }]
    }),
  )

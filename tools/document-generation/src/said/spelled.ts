import type { Edit } from './edits.ts'

const digits: Record<string, string> = {
  zero: '0',
  oh: '0',
  o: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
}
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
/** Words with or without a capital: a flag for that would take any letter for a capital. */
const any = (words: readonly string[]) =>
  `(?:${words.map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`).join('|')})`
const units = 'one two three four five six seven eight nine'.split(' ')
const digit = any(['zero', 'oh', ...units])
const unit = any(units)
const pair = `(?:${any(tens)}(?:[- ]${unit})?|${any(teens)}|[Oo]h[- ]${unit})`
const way =
  '(?:Street|Avenue|Road|Drive|Lane|Court|Boulevard|Way|Place|Parkway|Terrace|Circle|Square|Highway|Trail|Loop|Row|Alley|Pike)'

/** 'Two twenty-eight' is 228, and 'oh three oh six oh' is 03060. */
export function inDigits(words: string): string {
  let out = ''
  let open = false
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    const [ten, teen] = [tens.indexOf(word), teens.indexOf(word)]
    const one = digits[word] ?? ''
    // 'Twenty-eight': the zero of the twenty is the eight.
    if (open && one !== '0' && ten < 0 && teen < 0) out = out.slice(0, -1) + one
    else out += ten >= 0 ? 20 + 10 * ten : teen >= 0 ? 10 + teen : one
    open = ten >= 0
  }
  return out
}

const patterns: readonly [RegExp, (found: RegExpMatchArray) => string][] = [
  // A ZIP code digit by digit behind a state: 'New Hampshire oh three oh six oh'.
  [
    new RegExp(
      `(?<=\\p{Lu}\\p{Ll}{1,14},? (?:zip(?: code)?(?: is)? )?)${digit}(?:[ -]${digit}){4}(?![ -]${digit})`,
      'gu',
    ),
    ([words]) => inDigits(words),
  ],
  // The number of a house in words before its street: 'two twenty-eight Chandler Street'.
  [
    new RegExp(
      `(?<![\\p{L}-])(?:${digit}(?:[ -]${digit}){1,4}|${unit} ${pair}|${pair} ${pair}|${pair}|${unit})(?= (?:(?:North|South|East|West) )?(?:\\p{Lu}[\\p{L}’'-]+ ){1,3}${way}\\b)`,
      'gu',
    ),
    ([words]) => inDigits(words),
  ],
  // 'B as in boy dash 20417'.
  [
    /(?<![\p{L}])(?<letter>\p{L}) (?:as in|like|for) \p{L}{2,12},?(?: (?:dash|hyphen) (?=\d))/gu,
    ({ groups }) => `${groups?.letter}-`,
  ],
  [/(?<![\p{L}])(?<letter>\p{Lu}) (?:as in|like in) \p{L}{2,12}(?=[ ,.])/gu, ({ groups }) => groups?.letter ?? ''],
  // Signs that were said: 'comma Inc period', 'open paren'.
  [/ comma (?=(?:Inc|LLC|Corp|Ltd|Co)\b)/gu, () => ', '],
  [/(?<=\b(?:Inc|Corp|Ltd|Co|Jr|Sr)) period(?=[ ,.])/gu, () => '.'],
  [/(?<![\p{L}])[Oo]pen (?:paren(?:thesis)?|parens|bracket)[ ,]{1,2}/gu, () => '('],
  [/,? close (?:paren(?:thesis)?|parens|bracket)(?=[ .,;]|$)/giu, () => ')'],
  [/(?<![\p{L}])[Oo]pen quotes?[ ,]{1,2}/gu, () => '“'],
  [/,? (?:close|end|un) ?quotes?(?=[ .,;]|$)/giu, () => '”'],
  // 'Activity, haircuts and shaves.': what a field is called, said before it.
  [
    /(?<=(?:^|[.!?]\s|\n)(?:Activity|Activities|Education|Experience|Discipline|Purpose|Scope|Skills|Strengths?|References?|Qualifications|Collateral|Goods|Description|Residence|Address|Need|Goals?|Budget|Evaluation|Motivation|Subject|Enclosures|Demand|Facts|Accommodation|Purpose of travel|Financial support|Deliverables|Benefits|Occupation))(?:,|\.{2,4}|…) (?=[\p{L}\d“"])/gu,
    () => ': ',
  ],
  [
    /(?<=(?:^|[.!?]\s|\n)(?:Residence|Telephone|Phone|Email|Address|Cell))(?: is)? (?!(?:it|this|that|them|him|her|me|us|to|the|your|my|our|all)\b)(?=[\d\p{Ll}])/gu,
    () => ': ',
  ],
  // 'r lunden, all one word, at mail dot example'.
  [
    /(?<=\b(?:e-?mail|it['’]?s|is)[,:]? (?:is |it['’]?s )?)(?<first>\p{Ll}{1,12}) (?=\p{Ll}{2,20}, (?:all )?(?:one word|together|no spaces?),? at )/giu,
    ({ groups }) => groups?.first ?? '',
  ],
  // 'adubravka, all one word, at whitcombstate dot example'.
  [/, (?:all (?:one word|lower ?case|together|caps)|one word|no (?:dots?|spaces?)),? (?=at )/giu, () => ' '],
]

/** What was spelled or said sign by sign, as it is written. */
export const spelledIn = (text: string): Edit[] =>
  patterns.flatMap(([pattern, as]) =>
    [...text.matchAll(pattern)].map((found) => ({
      start: found.index,
      end: found.index + found[0].length,
      as: as(found),
      why: 'filler' as const,
    })),
  )

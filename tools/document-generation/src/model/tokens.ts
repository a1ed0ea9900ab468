const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const tens = 'thirty forty fifty sixty seventy eighty ninety'.split(' ')
const numbers = new Map<string, string>([
  ...small.map((word, value) => [word, String(value)] as const),
  ...tens.map((word, n) => [word, String(30 + 10 * n)] as const),
  ['hundred', '100'],
  ['thousand', '1000'],
])

/** Whether a word is a number that is written out; 'one' says too much else. */
export const isNumberWord = (word: string): boolean => word !== 'one' && numbers.has(word)

/** A text's words in lower case, without marks; numbers as digits, however they are written. */
export const tokensOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/[’']s\b|[’']/gu, '')
      .match(/\d(?:[\d,]*\d)?(?:\.\d+)?|[\p{L}\p{N}]+/gu) ?? []
  ).map(plainToken)

/** '12,500.00' is '12500', 'twelve' is '12'. */
export function plainToken(word: string): string {
  if (/^\d(?:[\d,]*\d)?(?:\.\d+)?$/.test(word)) return String(Number(word.replace(/,/g, '')))
  return numbers.get(word) ?? word
}

import { inWords, valueOfWords } from '@casewright/law'

/** The numbers below a hundred as words, longer ones first: 'twenty-one' is not 'twenty'. */
export const numbers: readonly string[] = Array.from({ length: 99 }, (_, number) => inWords(number + 1) ?? '').reverse()

/** The number that is written in figures or in words; not a number where it is neither. */
export const numberOf = (word = ''): number =>
  /^[a-z][a-z -]*$/i.test(word) ? (valueOfWords(word) ?? Number.NaN) : Number(word || Number.NaN)

/** What stands after the last points or rules that lead to it. */
const afterLeader = (words: string): string | undefined => {
  const at = Math.max(
    words.lastIndexOf('...'),
    words.lastIndexOf('. . '),
    words.lastIndexOf('…'),
    words.lastIndexOf('__'),
  )
  return at < 0 ? undefined : words.slice(at).replace(/^[.…_\s]{1,400}/, '')
}

/** Nothing, for a page on the next line, or what a page is called; not '24 months' and not 'perpetual'. */
const page =
  /^(?:[^\p{L}\p{N}]{0,6}$|(?:pp?\.|pages?|app\.|[a-z]{1,3}-?)?\s?\d{1,4}(?![\d.,:]?\d|\s?%|\s[a-z]{3})|[ivxl]{1,6}\b|passim\b)/iu

/** Whether a line with a leader leads to a page. */
export const namesPage = (words: string): boolean => page.test(afterLeader(words) ?? '')

const sum =
  /(?:[$€£]\s{0,12}\d{1,9}(?:[.,]\d{1,3}){0,4}|(?<![\d.,])\d{1,3}(?:,\d{3}){1,3}(?:\.\d{2})?|(?<![\d.,])\d{1,6}\.\d{2}|\d%)\)?(?:\s?(?:\/|per |each\b|an? ).{0,16})?$/i

/** Whether a line of a table ends in a price: '$4,500', '25,000', '60.00', '12%'. */
export const isPriced = (words: string): boolean =>
  words.length < 400 && /\S(?: {2,}|\t|[.…_]{3}|\. \. )/.test(words) && sum.test(words.trimEnd())

const token =
  /\r?\n|[^\S\n\r]+|[\p{L}\p{M}\p{N}\p{Join_Control}]+(?:(?:['’\u05f3\u05f4](?=\p{L})|(?<=\p{N})[.,٫٬](?=\p{N}))[\p{L}\p{M}\p{N}\p{Join_Control}]+)*|_+|[\s\S]/gu
/** Letters of languages that put no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/**
 * A text as whole words, whole numbers, white space and signs, in any alphabet: put together they are the text. A number
 * has its points and commas, a word its apostrophes.
 */
export const wordsApart = (text: string): string[] =>
  (text.match(token) ?? []).flatMap((word) =>
    unspaced.test(word) ? [...segmenter.segment(word)].map(({ segment }) => segment) : [word],
  )

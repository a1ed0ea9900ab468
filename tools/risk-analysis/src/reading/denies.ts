/** A word that denies what stands beside it. */
export const denies = /\b(?:no|not|never|nothing|without|neither|nor|nobody|none)\b|n['’]t\b/i
const unsaid = new RegExp(`${denies.source}|\\b(?:denied|rejected)\\b`, 'i')
/**
 * Whether a text tells one of the words without a denial before it in its sentence. The expression has the flag `g`.
 * @param reach how far back in its sentence a word is denied, in characters
 */
export const isToldIn = (words: RegExp, text: string, reach = 60): boolean =>
  [...text.matchAll(words)].some(({ index }) => {
    const before = text.slice(Math.max(0, index - reach), index)
    return !unsaid.test(before.slice(Math.max(before.lastIndexOf('.'), before.lastIndexOf(';')) + 1))
  })

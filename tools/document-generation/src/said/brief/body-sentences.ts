// Notes as the sentences of a letter.
import { unitsOf } from '../reading.ts'

/** 'Freezer is already running' of notes: a thing that is called so in small letters, too. */
export const withArticle = (words: string, text: string) =>
  words.replace(
    /^(?<what>(?!You|They|She|There|This|That|These|Those|What|Who|Nobody|Everyone|Today|Both|All|Some|Most|Each|Now|Here)\p{Lu}\p{Ll}{2,})(?= (?:is|was|has|had|will|are|were|came|went)\b)/u,
    (what) =>
      new RegExp(`(?<!\\p{L})${what.toLowerCase()}(?!\\p{L})`, 'u').test(text) ? `The ${what.toLowerCase()}` : what,
  )
/** 'Late twice in two years' of whom a letter recommends. */
export const withPerson = (id: string, words: string, text: string) =>
  id === 'recommendation-letter' &&
  /^(?:late|absent|never late|never absent|on time)\b/i.test(words) &&
  /\b(?:she|he)\b/i.test(text)
    ? `${/\bshe\b/i.test(text) ? 'She' : 'He'} has been ${words.charAt(0).toLowerCase()}${words.slice(1)}`
    : words
/** A letter of one block, in paragraphs. */
export const inParagraphs = (said: string) => {
  const all = unitsOf(said)
  return all.length < 6 || /\n\n/.test(said)
    ? said
    : all.map(({ text }, n) => (n === 0 ? '' : n % 4 === 0 ? '\n\n' : ' ') + text).join('')
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Of the United States, or rather a state, a name or a region. */
const notAbroad = new Set('US PR GU AS MP VI UM GE GS JE JO TD UN EU EZ QO XA XB ZZ'.split(' '))
/** Beside the names of the standard. */
const alsoCalled =
  'UK, England, Scotland, Wales, Great Britain, Korea, Holland, Turkey, European Union, EU, Ontario, Quebec, British Columbia, Alberta, Toronto, London, Hong Kong, Dubai'

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** The countries and dependencies of ISO 3166. */
const countries = letters.flatMap((one) =>
  letters.flatMap((other) => (notAbroad.has(one + other) ? [] : (names.of(one + other)?.replace(/ SAR .*/, '') ?? []))),
)

const spelled = [...countries, ...alsoCalled.split(', ')]
  .map((name) => name.replace(/[^\p{L}\s’-]/gu, '.'))
  .toSorted((one, other) => other.length - one.length)
const named = new RegExp(`(?<![\\p{L}-]|\\bnew )(?:${spelled.join('|')})(?![\\p{L}-])`, 'giu')

/** Common nouns in small letters, and at the beginning of a sentence as well. */
const commonNouns = /^(?:china|turkey|chad|guinea|jersey|wales|panama|jordan)$/i
const afterArticle = /\b(?:an?|the|my|our|your|his|her|their|this|that|some|any)\s$/i
/** Characters before a name that tell how it is meant. */
const longestBefore = 16
const inPlace = /\b(?:in|within|of|from)\s(?:the\s)?$/i

/**
 * Another country that a text names, as it is written there: 'Germany' in 'Is it valid in Germany?'. In small letters it is
 * one after 'in' and the like alone, and never where its name is a common noun.
 */
export function countryNamed(text: string): string | undefined {
  const beginning = text.search(/\S/)
  for (const { 0: written, index } of text.matchAll(named)) {
    const before = text.slice(Math.max(0, index - longestBefore), index)
    const isCapital = /^\p{Lu}/u.test(written)
    const isNoun = commonNouns.test(written) && (!isCapital || index === beginning || afterArticle.test(before))
    if (!isNoun && (isCapital || inPlace.test(before))) return written
  }
  return undefined
}

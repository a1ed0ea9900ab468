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
const named = new RegExp(`(?<![\\p{L}-]|\\bnew )(?:${spelled.join('|')})(?![\\p{L}-])`, 'iu')

/** Another country that a text names, as it is written there: 'Germany' in 'Is it valid in Germany?'. */
export const countryNamed = (text: string): string | undefined => named.exec(text)?.[0]

import type { Filled } from '../../output.ts'

/** A field that holds the name of a person, a firm or a party. */
const naming = /(?:Name|Party|Company|Institution)$|^(?:plaintiff|defendant|successor|responder)$/
const kind =
  '(?:LLC|PLLC|LLP|LP|L\\.L\\.C|P\\.?L\\.?L\\.?C|P\\.C|P\\.A|PC|PA|Inc|Corp|Co|Ltd|N\\.A|DVM|DDS|DMD|MD|DO|PhD|CPA|RN|NP|LCSW|Esq|Jr|Sr)'
/** A name ends with its kind of firm or its degree: what follows the stop is the next sentence. */
const behindKind = new RegExp(
  `(?<=\\b(?<kind>${kind}))\\.[ \\n]+(?!(?:LLC|PLLC|LLP|LP|Inc|Ltd|Corp|Co|KG|PC|P\\.C|P\\.A|N\\.A|of|and|&|d/b/a|dba|v\\.?s?)\\b)(?=\\p{Lu}\\p{L}*).*$`,
  'su',
)
const stopped = /^(?:Inc|Corp|Co|Ltd|Esq|Jr|Sr)$/
/** 'Lena Quintana if Gil cannot', 'M. Aguinaldo / To: drafting': where a name ends. */
const behindName =
  /(?:[,;]? (?:if|when|who|whom|which|because|but|unless|until|so|then|is|was|will|can|cannot|has|had|says|said|wants|lives|owns|runs|signs|signing|whose|where)(?![\p{L}-]).*| ?\/ ?(?:To|From|Re|Cc|CC|Date)\b.*|\s?(?:\?|!).*)$/su
const role =
  '(?:my|our|his|her|their|the|son|daughter|brother|sister|mother|father|wife|husband|spouse|cousin|nephew|niece|friend|neighbors?|homeowners?|owners?|tenants?|buyers?|sellers?|clients?|members?|partners?|manager|attorney|lawyer|in|law)'
/** 'son in law Gil Stavros', 'homeowners Ines and Patrick Shaughnessy': who somebody is stands before the name. */
const before = new RegExp(`^(?:${role}[ -]){0,4}(?!(?:my|our|his|her|their|the|in) )${role} (?=\\p{Lu}\\p{Ll})`, 'u')

/** A name without the words that a hurried sentence puts beside it. */
export function nameAlone(value: string): string {
  const cut = value.replace(behindKind, (_, ...rest) => {
    const { kind: own = '' } = rest.at(-1) as Record<string, string>
    return stopped.test(own) ? '.' : ''
  })
  const ended = /^\p{Lu}/u.test(cut) || before.test(cut) ? cut.replace(behindName, '').trimEnd() : cut
  const bare = ended
    .replace(/^(?:PLAINTIFF|DEFENDANT|MOVANT|SELLER|BUYER|LANDLORD|TENANT|CLIENT)[.:]? (?=\p{Lu}\p{Ll})/u, '')
    .replace(before, '')
    .replace(/^(?<first>\p{Lu}\p{Ll}+) & (?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$)/u, '$<first> and ')
  return bare === '' ? value : bare
}

/** 'Univ', 'D. Mont': a word cut short or a court is no name of a company. */
const noName = /^(?:Univ|Dept|Dep|Assn|Bros|Corp|Inc|Co|Ltd|LLC|(?:[NSEWMC]\.)?D\. ?\p{Lu}\p{L}{1,6})\.?$/u

/** 'TWO', 'LLC. Kansas': a number, or a kind of firm without the firm, is nobody. */
const nobody =
  /^(?:(?:one|two|three|both|all|each|the|an?|other|another|same|none|nobody)|(?:LLC|PLLC|LLP|Inc|Corp|Co|Ltd)\b\.?(?: \p{L}+)?)$/iu

/** Each name in the fields of a paper, alone. */
export const withNamesAlone = (filled: readonly Filled[]): Filled[] =>
  filled
    .filter(
      ({ by, field, value }) =>
        by !== 'text' || !/(?:Company|Institution|firmName|Organization)$/.test(field) || !noName.test(value),
    )
    .filter(({ by, field, value }) => by !== 'text' || !naming.test(field) || !nobody.test(value))
    .map((one) => (one.by === 'text' && naming.test(one.field) ? { ...one, value: nameAlone(one.value) } : one))

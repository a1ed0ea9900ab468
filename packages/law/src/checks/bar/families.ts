import type { CheckedDocument } from '../check.ts'
import { readingOf } from '../reading/prose.ts'

const every = (...stems: readonly RegExp[]): readonly RegExp[] => stems

const state =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming'

/**
 * The families of words that together, in one sentence and in any order, speak of a clause: who disclosed, whether a
 * court, an agency or the law asked for it, and in which words. Several lines: any of them.
 */
const families: Readonly<Record<string, readonly (readonly RegExp[])[]>> = {
  'missing.governing-law': [
    every(/\blaws?\b/i, /\b(?:govern|constru|interpret|controll?)(?:s|ed|ing|e|es)?\b/i),
    every(new RegExp(`\\b(?:${state}) law\\b`, 'i')),
  ],
  'missing.entire-agreement': [
    every(
      /\b(?:agreement|contract|understanding|lease|terms)\b/i,
      /\b(?:only|entire|whole|complete|full|final|all|sole)\b/i,
      /\b(?:between|of the parties|parties['’]|our|us)\b/i,
    ),
    every(/\b(?:replaces?|supersed\w*|merge[sd]?|cancels?|takes the place)\b/i),
  ],
  'missing.termination': [
    every(
      /\b(?:end|ends|ended|leave|stop|quit|cancel\w*|terminat\w*|withdraw\w*)\b/i,
      /\b(?:agreement|contract|services|engagement|license|notice)\b/i,
    ),
  ],
  'missing.limitation-of-liability': [
    every(
      /\b(?:responsib\w+|liab\w+|exceed\w*|recover\w*)\b/i,
      /\b(?:damages?|loss(?:es)?|claims?)\b/i,
      /\b(?:not|no|limit\w*|only|more than|maximum|exceed\w*)\b/i,
    ),
  ],
  'missing.nda-exclusions': [
    every(
      /\b(?:public\w*|already|independent\w*|rightful\w*|lawful\w*|known)\b/i,
      /\b(?:not|except\w*|exclu\w*|unless|other than|no)\b/i,
      /\b(?:information|materials?|obligations?|this|section|apply|cover)\b/i,
    ),
  ],
  'missing.nda-purpose': [
    every(
      /\b(?:us(?:e|es|ed|ing)|purposes?)\b/i,
      /\b(?:only|solely|exclusively|limited|other than|except|not|purpose)\b/i,
    ),
  ],
  'missing.nda-term': [
    every(
      /\b(?:lasts?|runs?|expires?|ends?|continu\w+|remains?|surviv\w+|terminat\w+|perpetual\w*|indefinite\w*|years?|months?|as long as|so long as)\b/i,
      /\b(?:agreement|obligations?|duty|duties|confiden\w+|information|secre\w+|term)\b/i,
    ),
  ],
  'missing.nda-return': [
    every(
      /\b(?:return\w*|destr\w+|delet\w+|eras\w+|surrender\w*|hand(?:ed)? (?:over|back)|giv\w+ back|purg\w+|shred\w*|dispos\w+)\b/i,
    ),
  ],
  'missing.nda-compelled': [
    every(
      /\b(?:courts?|laws?|legal\w*|agenc\w+|subpoena\w*|regulat\w+|government\w*|judicial|orders?)\b/i,
      /\b(?:requir\w*|compel\w*|order\w*|demand\w*|oblig\w*|mandat\w*|subpoena\w*|asks?)\b/i,
      /\b(?:disclos\w*|reveal\w*|produc\w*|divulg\w*|provid\w*|releas\w*)\b/i,
    ),
  ],
  'missing.protected-disclosures': [
    every(
      /\b(?:report\w*|testif\w*|charges?|communicat\w*|cooperat\w*|complain\w*|protected)\b/i,
      /\b(?:agenc\w+|government\w*|law enforcement|commission|EEOC|OSHA|SEC|NLRB|by law)\b/i,
      /\b(?:nothing|not|no|may|free|without)\b/i,
    ),
  ],
  'missing.prior-inventions': [
    every(
      /\binventions?\b|\bworks?\b|\bintellectual property\b/i,
      /\b(?:before|prior|own time|already|exhibit|list\w*|exclu\w*|except\w*|not (?:apply|cover|include))\b/i,
    ),
  ],
  'missing.cure-period': [
    every(/\b(?:cur(?:e|es|ed|ing)|remed\w+|correct\w*|fix\w*|rectif\w*|after (?:written )?notice)\b/i),
  ],
  'missing.data-protection': [
    every(/\b(?:secur\w*|safeguard\w*|protect\w*|privacy|confidential\w*|encrypt\w*)\b/i, /\b(?:data|information)\b/i),
  ],
  'missing.ip-ownership': [
    every(
      /\b(?:own\w*|belong\w*|property|title|assign\w*|rights?)\b/i,
      /\b(?:work|deliverables?|results?|reports?|designs?|materials?|software|code|inventions?|content|documents?)\b/i,
    ),
  ],
  'missing.lease-default': [every(/\b(?:default\w*|breach\w*|fail\w*|break\w*|violat\w*|late|evict\w*)\b/i)],
  'missing.lease-deposit': [every(/\bdeposit\w*\b/i)],
  'missing.delivery': [
    every(/\b(?:deliver\w*|ship\w*|F\.?O\.?B|collect\w*|hand\w* over|clos\w+|pick\w* up|transport\w*)\b/i),
  ],
}

/** Whether some sentence speaks of what a 'missing.' check asks for, in whatever words. */
export const inFamily = (document: CheckedDocument, id: string): boolean => {
  const lines = families[id]
  if (!lines) return false
  return readingOf(document).all.some(({ text }) => {
    const words = text.slice(0, 3000)
    return lines.some((stems) => stems.every((stem) => stem.test(words)))
  })
}

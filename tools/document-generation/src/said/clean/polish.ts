import { shippedTypes } from '@casewright/templates'
import {
  adverbs,
  bases,
  conjunctions,
  determiners,
  helping,
  isPastForm,
  prepositions,
  pronouns,
  relatives,
  subordinators,
  things,
  thirdPersons,
} from './lexicon.ts'

const names =
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July August September October November December'
const named = new RegExp(`(?<![\\p{L}’'-])(?:${names.replaceAll(' ', '|')})(?=s?(?![\\p{L}-]))`, 'giu')
const stressed =
  /(?<![\p{Lu}] )\b(?:NOT|NO|ONLY|AND|OR|ALL|NEVER|ANY|MUST|NONE|BOTH|EVERY|BEFORE|AFTER|EXCEPT|UNLESS|UNTIL|IF|PLUS|WITHOUT)\b(?! \p{Lu}{2})/gu

/** Words that the contracts of this tool write small. */
const small: ReadonlySet<string> = new Set(
  JSON.stringify(shippedTypes).match(/(?<![\p{L}{|])\p{Ll}{2,}(?![\p{L}}|])/gu) ?? [],
)
const closed = [adverbs, bases, conjunctions, determiners, helping, prepositions, pronouns, relatives, subordinators]
const isCommon = (word: string): boolean =>
  small.has(word) ||
  things.has(word) ||
  thirdPersons.has(word) ||
  isPastForm(word) ||
  closed.some((all) => all.has(word))

const shouted = /(?:(?<!\p{L})\p{Lu}{2,}[\s,;:.]{1,2}){3}/u
const drawnSo = /\bAS[ -]IS\b|\bWARRANT/
/** A term in capitals, with those words small that are no name. */
const calm = (words: string): string =>
  shouted.test(words) && !drawnSo.test(words)
    ? words
        .replace(/(?<![\p{L}\d.-])\p{Lu}+(?:['’]S)?(?![\p{L}\d]|\.\p{L})/gu, (word) =>
          word !== 'I' && isCommon(word.toLowerCase().replace(/['’]s$/, '')) ? word.toLowerCase() : word,
        )
        .replace(/(?<=^|[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase())
    : words

/** Words of a term as they are written in a contract: nothing but spelling, capitals and marks is changed. */
/** 'At Buyer’s farm': a party has its article. */
const ofParty =
  /(?<!\b(?:[Tt]he|[Tt]his|[Tt]hat|[Ee]ach|[Ee]very|[Aa]ny|[Aa]|[Oo]ther|[Nn]o|[Ee]ither|[Nn]either) )(?<=\p{Ll},? |: |\()\b(Seller|Buyer|Landlord|Tenant|Provider|Client|Consultant|Employer|Employee|Borrower|Lender|Recipient|Discloser|Agent)['’]s(?=\s\p{Ll})/gu
export const polished = (words: string): string => {
  const told = calm(words)
    .replace(named, (day) => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase())
    .replace(/(?<=[\p{Ll}\d] )&(?= [\p{Ll}\d])/gu, 'and')
    .replace(ofParty, 'the $1’s')
    .replace(/\b401 ?k\b/gi, '401(k)')
    .replace(/\btill\b(?! \p{Lu}\p{Ll}+ is)/gu, 'until')
    .replace(
      /\b(is|are) (?:fine|ok|okay|all right|alright)(?=[.,;]|$| (?:and|but|on|in|at|if|until|after|with)\b)/giu,
      '$1 acceptable',
    )
    .replace(/, no (?=(?:extra |additional |further )?(?:charge|cost)\b)/giu, ', at no ')
    .replace(/(?<=\p{Ll}[.)]?)[.!]{2,}$/u, '.')
    .replace(/(?<=[\p{L}\d])!$/u, '.')
  return /\p{Ll}/u.test(told) ? told.replace(stressed, (word) => word.toLowerCase()) : told
}

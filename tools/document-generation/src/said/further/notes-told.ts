import { findSpokenDates, numberWords, valueOfWords } from '@casewright/law'
import { longDate, type Template } from '@casewright/templates'
import { capital } from '../../capital.ts'
import type { Edit } from '../edits.ts'
import { interestFirst } from './notes-interest-first.ts'
import { paysFrom, rateFrom } from './notes-rate.ts'
import { type Reader, sentence, stopped, valueAt } from './telling.ts'

const count = `(?:\\d{1,3}|${numberWords})`
/** The one day that words say is the first on which something is paid. */
function firstIn(text: string): string | undefined {
  const [one, ...more] = findSpokenDates(text).filter(({ start }) =>
    /\b(?:first (?:one|payment|installment|due)(?: is| due| is due)?|starting|starts|beginning|begins|commencing|from)(?: on)?:? $/iu.test(
      text.slice(Math.max(0, start - 40), start),
    ),
  )
  return more.length === 0 ? (one?.iso ?? undefined) : undefined
}
/** Words that only lead over from one part of a plan of payments to the next. */
const leadsOver =
  /^(?:the|a|first|one|payments?|repayments?|installments?|due|is|on|starting|starts|beginning|begins|commencing|from|with|and|then|of|in|for|until|till|it|its|paid|pays?|all|everything|balance|rest|principal|interest|back|borrower|lender|he|she|they|will|shall|to|me|each|every|last|off)$/iu
/** Whether nothing else is told besides the days and what was read: a sentence that says more stands as it is. */
function isAllSaid(text: string, read: readonly string[]): boolean {
  const dates = findSpokenDates(text).map(({ start, end }) => text.slice(start, end))
  const rest = [...read, ...dates].reduce((words, said) => (said === '' ? words : words.replace(said, ' ')), text)
  return (rest.replace(/['’]s\b/giu, '').match(/[\p{L}\d$%]+/gu) ?? []).every((word) => leadsOver.test(word))
}
/** The day of a month on which a payment of a plan falls due, in the month in which so many have gone before. */
function dayAfter(from: string, months: number, day: string): string | undefined {
  const [year = 0, month = 1, date = 1] = from.split('-').map(Number)
  const lastOf = (more: number) => new Date(Date.UTC(year, month + more, 0)).getUTCDate()
  const told = /^last/i.test(day)
    ? 31
    : /^fifteenth$/i.test(day)
      ? 15
      : /^first$/i.test(day)
        ? 1
        : Number.parseInt(day, 10)
  // Of a first day that is another one of its month nobody knows which is meant.
  if (Math.min(told, lastOf(0)) !== date) return undefined
  return new Date(Date.UTC(year, month - 1 + months, Math.min(told, lastOf(months)))).toISOString().slice(0, 10)
}
const inMonths = new RegExp(
  `\\bpays? (?:(?:me|us|him|her|them|the lender|it back at) )?(?<sum>\\$[\\d,]+(?:\\.\\d\\d)?)(?: back)? (?:on|by) the (?<day>\\d{1,2}(?:st|nd|rd|th)|first|fifteenth|last day) (?:day )?of (?:each|every|the) month\\b(?<between>[^;]{0,60}?),? (?:for|over) (?<many>${count}) (?<unit>months?|years?|payments?)\\b`,
  'iu',
)
/** 'He pays me $280.50 on the 15th of every month starting February 15, 2026 for 36 months': so many payments, and the last of them. */
const paidMonthly: Reader = ({ text }, { told }) => {
  const said = told(text)
  const found = inMonths.exec(said)
  const { sum = '', day = '', between = '', many = '', unit = '' } = found?.groups ?? {}
  const from = firstIn(text)
  const months = (/\d/.test(many) ? Number(many) : (valueOfWords(many) ?? 0)) * (/year/i.test(unit) ? 12 : 1)
  if (!found || !from || months < 2 || !isAllSaid(said.replace(found[0], between), [])) return null
  const last = dayAfter(from, months - 1, day)
  return {
    values: {
      repayment: `The Borrower shall pay ${sum} on the ${day} of each month for ${many} ${unit}, beginning on ${longDate(from)}.`,
      ...(last && { endDate: last }),
    },
    isWhole: true,
  }
}
const every: Readonly<Record<string, string>> = {
  quarterly: 'quarter',
  monthly: 'month',
  annually: 'year',
  yearly: 'year',
  annual: 'year',
}
/** 'Payments: interest only, quarterly, first one due 3/31/2026; all principal due 12/31/2028' */
const onlyInterest: Reader = ({ text }, { found }) => {
  const own =
    /\binterest[- ]only\b[, ]{0,3}(?:paid |payable |payments? )?(?<often>quarterly|monthly|annually|yearly)\b/iu.exec(
      text,
    )
  const dates = findSpokenDates(text)
  const first = dates.find(({ start }) =>
    /\b(?:first (?:one|payment|due)|starting|beginning|commencing)\b[^;]{0,24}$/i.test(text.slice(0, start)),
  )?.iso
  const last = dates.find(({ start }) =>
    /\b(?:principal|balance|rest|everything|all)\b[^;]{0,30}\b(?:due|payable|paid)\b[^;]{0,12}$/i.test(
      text.slice(0, start),
    ),
  )?.iso
  const often = own?.groups?.often?.toLowerCase()
  if (!own || !often || !first || /\blate\b|\bdefault\b/i.test(text) || !isAllSaid(text, [own[0]])) return null
  return {
    values: {
      repayment: `The Borrower shall pay only the interest each ${every[often]}, beginning on ${longDate(first)}, until all is due.`,
      ...((last ?? valueAt(found, 'endDate')) && { endDate: last ?? valueAt(found, 'endDate') }),
    },
    isWhole: true,
  }
}
const alongInterest: Reader = ({ text }) => {
  const found =
    /^(?:(?:re)?payments?:? )?(?<often>quarterly|monthly|annual|yearly)(?: payments| installments)? of (?<sum>\$[\d,]+(?:\.\d\d)?) (?:of |in |toward )?principal,? (?:plus|and|with|together with) (?:the |all |accrued )*interest\b/iu.exec(
      text,
    )
  const { often = '', sum = '' } = found?.groups ?? {}
  const from = firstIn(text)
  return found && from && text.length < 160 && isAllSaid(text, [found[0]])
    ? {
        values: {
          repayment: `The Borrower shall pay ${sum} of principal each ${every[often.toLowerCase()]}, together with the interest that is due, beginning on ${longDate(from)}, until all is paid.`,
        },
        isWhole: true,
      }
    : null
}
const isPrepaid =
  /\b(?:pre-?pay\p{L}*|pay early|pay (?:it |this )?ahead|pay(?:s|ing)? (?:it|this|the (?:note|loan)) (?:off )?(?:early|ahead)|pay(?:s|ing)? (?:it|this) off early|early pay-?off)\b/iu
const isLimited =
  /\b(?:only|but|has to|not|no (?=pre)|unless|until|before|after|penalty of|fee of|\d ?%|percent|notice|chunks?|increments?|\$\d)\b/iu
/** When and how a note may be prepaid, where it may not be at will. */
const prepaid: Reader = ({ text }, { told }) => {
  if (
    !isPrepaid.test(text) ||
    !isLimited.test(text) ||
    /\b(?:no|without(?: a| any)?) (?:pre-?payment )?(?:penalty|fee|charge)\b[^;]{0,20}$/iu.test(text)
  )
    return null
  const { only = '' } =
    /^pre-?pay(?:ment)?s?(?: is| are)?:? (?:is )?(?:allowed|permitted|ok(?:ay)?|yes|fine)(?<only>,? [^\n]{4,200}?)[.]?$/iu.exec(
      text,
    )?.groups ?? {}
  const limits = only
    .replace(/\bin chunks of\b/iu, 'in amounts of')
    .replace(/\bin whole or part\b/iu, 'in whole or in part')
    .replace(/(?<! or in part|,),? but only/iu, ', but only')
    .replace(/ part but only/iu, ' part, but only')
  // Nobody but the Borrower prepays.
  const own = text.replace(/^(?:He|She|They)(?= (?:can|may|has)\b)/u, 'The Borrower')
  const said = only ? `The Borrower may prepay this note${limits}.` : stopped(capital(told(own)))
  return said.startsWith('[') || !/^The (?:Borrower|Lender)\b|^No prepayment|^Prepayment/.test(said)
    ? null
    : { values: { prepayTerms: said }, isWhole: true }
}
const securedBy = sentence(
  /^(?:the |his |her |their |its |a )?(?<thing>[\p{L} ]{3,40}?) is (?:the |my )?(?:security|collateral)(?: for (?:it|this|the (?:loan|note)))?,? (?:(?:it['’]?s|it is|which is|that['’]s) )(?<what>(?:an?|the) [^;\n]{4,140}?)(?:,? and (?<who>I|the Lender|we) (?:go|goes|am|is|will be)(?: listed)? on (?:the|its) title as (?:the )?lien-?holder)?[.]?$/iu,
  ({ what = '', who }) => ({ collateral: `${what}${who ? ', with the Lender on its title as lienholder' : ''}` }),
)
const rateLine = sentence(
  /^(?:interest )?rate(?: is|:)? (?<what>[\d.]{1,6} ?%[^\n;]{3,90}?)[.]?$/iu,
  ({ what = '' }) => ({ interest: what }),
)
const alsoDefault = sentence(
  /^(?:it['’]?s |it is |there is )?(?:an? )?(?:also (?:an? )?default|default also|default too|also default)(?: is)? (?<if>if|when) (?<what>[^;\n]{6,200}?)[.]?$/iu,
  ({ what = '' }, { found, told }) => ({
    breachTerms: told(
      `It is also a default if ${/\b(?:Inc|LLC|Corp|Co)\b/.test(valueAt(found, 'borrowerName')) ? what.replace(/\bthe company\b/giu, 'the Borrower') : what}.`,
    ),
  }),
)
const cured = sentence(
  new RegExp(
    `^(?<days>${count}) (?<kind>business |calendar )?days['’]? (?<written>written )?notice (?:and (?:a )?chance )?to cure (?<what>[^,;\\n]{4,60}?)(?:[,;] (?:but )?no (?:cure|notice)(?: right)? (?:for|of|on) (?<not>[^,;\\n]{3,60}?))?[.]?$`,
    'iu',
  ),
  ({ days = '', kind = '', written = '', what = '', not }) => ({
    breachTerms: `The Borrower may cure ${what} within ${days.toLowerCase()} ${kind}days after ${written}notice of it.${not ? ` There is no cure for ${not}.` : ''}`,
  }),
)
const called =
  /\b(?:can|may) call (?:the (?:whole|entire) (?:thing|loan|note|balance|amount)|it all|the (?:loan|note)|all of it)(?: due)?(?=[.,;]|$)/iu
const canCall: Reader = ({ text }, { told }) => {
  // Nobody but the Lender can call a note.
  const said = capital(told(text)).replace(/\b(?:he|she|they)(?= (?:can|may) call\b)/giu, 'the Lender')
  if (!called.test(said) || said.startsWith('[')) return null
  return {
    values: {
      breachTerms: stopped(
        said
          .replace(/,? (?:then )?(?=the Lender (?:can|may) call)/iu, ', ')
          .replace(called, 'may declare all that is unpaid due at once'),
      ),
    },
    isWhole: true,
  }
}
/** 'Holder: Eleanor Pappas, trustee of the Pappas Family Trust dated May 4, 2011': in what capacity. */
const asTrustee = sentence(
  /^(?:the )?(?<role>holder|lender|payee|maker|borrower)(?: is|:) (?<name>\p{Lu}[\p{L}. ’'-]{3,50}), (?<as>(?:as )?(?:co-)?(?:trustees?|executor|executrix|personal representative|guardian|custodian) (?:of|for) [^;\n]{4,120}?)[.]?$/iu,
  ({ role = '', name = '', as = '' }) => ({
    [/^(?:maker|borrower)$/i.test(role) ? 'borrowerName' : 'lenderName']: `${name}, ${as}`,
  }),
)
const partyLine = /^\p{L}+: The (?:Borrower|Lender)\b(?:, an? [\p{L} ]+ (?:corporation|company|LLC|partnership))?\.?$/u
export const isPartyLine = (words: string): boolean => partyLine.test(words)

export const notesTold: readonly Reader[] = [
  interestFirst,
  rateFrom,
  paysFrom,
  paidMonthly,
  alongInterest,
  onlyInterest,
  prepaid,
  securedBy,
  rateLine,
  alsoDefault,
  cured,
  canCall,
  asTrustee,
]

const makers =
  /(?<![\p{L}’'-])(?<the>[Tt]he )?(?<who>[Hh]older|[Mm]akers?|[Pp]ayee)(?<of>['’]s)?(?![\p{L}’'-]|:| ?=| of (?!(?:this|the) note\b))(?<verb> (?:waives?|gets?|agrees?|has|have|may|can|pays?|is|are)\b)?/gu
/** 'Makers waive presentment, holder gets fees': of a note the maker is the borrower, and who holds it the lender. */
export function notePartiesIn({ id }: Pick<Template, 'id'>, text: string): Edit[] {
  if (id !== 'promissory-note') return []
  return [...text.matchAll(makers)].flatMap(({ index, 0: words, groups }): Edit[] => {
    const opens = /(?:^|[.!?\n]\s{0,3}(?:[-*•] )?)$/u.test(text.slice(Math.max(0, index - 4), index))
    // Of a 'loss payee' or a 'decision maker' nobody knows that it is a party.
    const joins = groups?.verb !== undefined && text.slice(index - 2, index) === ', '
    if (!opens && !joins && !groups?.the) return []
    // 'Holder is Eleanor Pappas' names who it is.
    if (/ (?:is|are)$/.test(groups?.verb ?? '')) return []
    const who = /^h|^p/i.test(groups?.who ?? '') ? 'Lender' : 'Borrower'
    const verb = (groups?.verb ?? '').replace(/^ (?<one>waive|get|agree|pay)$/u, ' $1s').replace(/^ have$/, ' has')
    return [
      {
        start: index,
        end: index + words.length,
        as: `${opens ? 'The' : 'the'} ${who}${groups?.of ?? ''}${verb}`,
        why: 'filler',
      },
    ]
  })
}
/** 'Same town' of an address is the town of the other one. */
export function withTown(address: string, other: string): string {
  const town = /,? (?<town>\p{Lu}[\p{L}. ]{2,30}, \p{Lu}[\p{L} ]{1,20})(?: \d{5})?$/u.exec(other)?.groups?.town
  return town ? address.replace(/,? (?:in the )?same (?:town|city)\b.*$/isu, `, ${town}`) : address
}

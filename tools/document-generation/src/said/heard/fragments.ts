import type { Template } from '@casewright/templates'
import type { Edit } from '../edits.ts'

const starts = String.raw`(?<=^|[.!?;\n]\s{0,3}(?:[-*•]\s)?)`
const liberty = new RegExp(
  `${starts}(?<verb>Sublet|Sublease|Assign(?:ment)?|Prepay)(?<with> (?:w\\/|with|only w\\/|only with)(?:\\s?(?:the )?(?:LL|landlord|lender|prior|written)['’]?s?)?\\s?(?:prior |written )*(?:consent|approval|notice)\\b)`,
  'gu',
)

/** 'default rate +4': how much more, and no 'and'. */
const increments =
  /(?<=\brate(?: is|:)? )\+ ?(?<more>\d{1,2}(?:\.\d{1,3})?)(?<unit> ?%| points?| percent)?(?![\d/])(?!\.\d)/giu
const topic =
  /(?<=^|[.!?;\n]\s{0,3}(?:[-*•]\s)?)(?<topic>\p{Lu}[\p{L}/ &-]{2,40}): (?<who>T|LL|L|Tenant|Landlord|Seller|Buyer|Lessee|Lessor) (?<does>(?:\p{Ll}{3,12}s)(?:(?: & | and |, |\/)\p{Ll}{3,12}s){0,3})(?=[;.,\n]|$)/gu
const thing =
  '(?:the )?(?:roof|structure|foundation|exterior|walls?|windows?|doors?|hvac|HVAC|heating|plumbing|electrical|sewer(?: lateral)?|laterals?|parking(?: lot)?|gutters?|building systems|systems|sprinklers?|elevators?|grease trap|hood|floors?|drains?|septic|well|furnace|water heater|appliances|common areas?)'
const does = new RegExp(
  `${starts}(?<who>T|LL|L|Tenant|Landlord) (?:does|handles|has|takes care of|takes) (?<all>${thing}(?:(?:,? & |,? and |, )${thing}){0,5})(?=\\s?[.;(\\n]|$)`,
  'gu',
)
/** 'LL gives $40,000 TI, paid on receipts': what is paid is what the sentence gives. */
const paidOn =
  /(?<=(?:^|[.!?;\n])\s{0,3}[^.,;:\n]{2,40} (?:gives?|pays?|provides?|contributes?|funds?|advances?|allows?) (?:an? |up to )?\$[\d,]{3,12} [\p{L} ]{2,30}), (?=(?:paid|payable|disbursed|released|reimbursed|funded) (?:on|upon|against|after|when|as|at)\b)/gu
const improvements = /(?<=\$[\d,]{3,12} )TIs?(?=[,. ])/gu
const jointly =
  /(?<=^|[.!?;,–—-]\s{0,3})(?:both|all|they(?: both)?) sign(?:ing)?,? (?:and are )?joint(?:ly)? (?:and|&) several(?:ly)?(?: liable)?(?=[.;,\n]|$)/giu
/** 'Confidential = the curves, schedules': what is kept in confidence, and not for how long. */
const secret = new RegExp(
  `${starts}Confidential(?: info(?:rmation)?| stuff| material)? ?(?:=|:|means|is|are) ?(?<what>(?:the |our |its )?\\p{Ll}[^.;\\n]{6,300})(?=[.;\\n]|$)`,
  'gu',
)
const called: Readonly<Record<string, string>> = {
  T: 'Tenant',
  LL: 'Landlord',
  L: 'Landlord',
  Lessee: 'Tenant',
  Lessor: 'Landlord',
}

const edit = (start: number, words: string, as: string, why: Edit['why'] = 'filler'): Edit => ({
  start,
  end: start + words.length,
  as,
  why,
})

/** 'Been like that since 2024': not the writer, but what was told of. */
const goingOn = new RegExp(
  `${starts}Been (?=(?:like (?:that|this)|going on|(?:this|that) way|happening|the (?:practice|rule|policy|custom))\\b)`,
  'gu',
)

/** What stands without its subject or its object, with what it belongs to. */
export function fragmentsIn({ id, tab }: Pick<Template, 'id' | 'tab'>, text: string): Edit[] {
  const isLease = id === 'rental-agreement'
  return [
    ...(tab === 'letters'
      ? [...text.matchAll(goingOn)].map(({ index, 0: words }) => edit(index, words, 'It has been '))
      : []),
    ...(tab === 'contracts'
      ? [
          ...[...text.matchAll(increments)].map(({ index, 0: words, groups }) =>
            edit(index, words, `is ${groups?.more} percentage points above the interest rate`, 'number'),
          ),
          ...[...text.matchAll(liberty)].flatMap(({ index, 0: words, groups }): Edit[] => {
            const verb = (groups?.verb ?? '').toLowerCase()
            if (!isLease || !/^(?:sublet|sublease|assign)$/.test(verb)) return []
            return [
              edit(
                index,
                words,
                `Tenant may ${verb}${(groups?.with ?? '').replace(/w\//, 'with ').replace(/ {2}/, ' ')}`,
              ),
            ]
          }),
        ]
      : []),
    ...(tab === 'contracts'
      ? [
          ...[...text.matchAll(paidOn)].map(({ index, 0: words }) => edit(index, words, ', which is ')),
          ...(isLease
            ? [...text.matchAll(improvements)].map(({ index, 0: words }) =>
                edit(index, words, 'for tenant improvements'),
              )
            : []),
        ]
      : []),
    ...(id === 'promissory-note'
      ? [...text.matchAll(jointly)].map(({ index, 0: words }) =>
          edit(index, words, 'Both borrowers are jointly and severally liable for this note'),
        )
      : []),
    ...(id === 'non-disclosure-agreement'
      ? [...text.matchAll(secret)].map(({ index, 0: words, groups }) =>
          edit(index, words, `Confidential Information includes ${groups?.what}`),
        )
      : []),
    ...(isLease
      ? [...text.matchAll(does)].map(({ index, 0: words, groups }) => {
          const who = groups?.who ?? ''
          const all = (groups?.all ?? '').trim().split(/ & | and |, /)
          const listed = all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? '')
          return edit(
            index,
            words,
            `${called[who] ?? who} repairs and maintains ${listed}${/\s$/.test(words) ? ' ' : ''}`,
          )
        })
      : []),
    ...(isLease
      ? [...text.matchAll(topic)].map(({ index, 0: words, groups }) => {
          const named = groups?.topic ?? ''
          const what = /^\p{Lu}{2}/u.test(named) ? named : named.charAt(0).toLowerCase() + named.slice(1)
          const who = groups?.who ?? ''
          return edit(
            index,
            words,
            `${called[who] ?? who} ${(groups?.does ?? '').replace(/ & /g, ' and ')} the ${what.replace(/(?<=\p{Ll})\/(?=\p{Ll})/u, ' and ')}`,
          )
        })
      : []),
  ]
}

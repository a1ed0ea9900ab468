import type { Template } from '@casewright/templates'
import type { Edit } from '../edits.ts'

const starts = String.raw`(?<=^|[.!?;\n]\s{0,3}(?:[-*•]\s)?)`
const ofTenant = 'sublet|sublease|assign'
const liberty = new RegExp(`${starts}(?<verb>Sublet|Sublease|Assign(?:ment)?|Prepay)(?<with> (?:w\\/|with|only w\\/|only with)(?:\\s?(?:the )?(?:LL|landlord|lender|prior|written)['’]?s?)?\\s?(?:prior |written )*(?:consent|approval|notice)\\b)`, 'gu')

/** 'default rate +4': how much more, and no 'and'. */
const increments = /(?<=\brate(?: is|:)? )\+ ?(?<more>\d{1,2}(?:\.\d{1,3})?)(?<unit> ?%| points?| percent)?(?![\d/])(?!\.\d)/giu
/** 'Univ. of Montana', 'Pawhuska Okla': the stop of a short word ends no sentence. */
const univ = /(?<![\p{L}.])Univ\. (?=of\b|\p{Lu})/gu
/** 'Been like that since Jan 2024': nobody is meant by it who writes. */
const been = new RegExp(`${starts}(?<been>Been|Was|Has been) (?<how>like (?:that|this)|this way|that way|going on|happening|the practice|in place)\\b`, 'gu')
const topic = /(?<=^|[.!?;\n]\s{0,3}(?:[-*•]\s)?)(?<topic>\p{Lu}[\p{L}/ &-]{2,40}): (?<who>T|LL|L|Tenant|Landlord|Seller|Buyer|Lessee|Lessor) (?<does>(?:\p{Ll}{3,12}s)(?:(?: & | and |, |\/)\p{Ll}{3,12}s){0,3})(?=[;.,\n]|$)/gu
const does = /(?<=^|[.!?;\n]\s{0,3}(?:[-*•]\s)?)(?<who>T|LL|L|Tenant|Landlord) (?:does|handles|has|takes care of|takes) (?<all>(?:the )?[\p{Ll} ]{3,30}(?:(?: & | and |, )(?:the )?[\p{Ll} ]{3,30}){0,4})(?=[.;(\n]|$)/gu
/** 'Confidential = the curves, schedules': what is kept in confidence, and not for how long. */
const secret = new RegExp(`${starts}Confidential(?: info(?:rmation)?| stuff| material)? ?(?:=|:|means|is|are) ?(?<what>(?:the |our |its )?\\p{Ll}[^.;\\n]{6,300})(?=[.;\\n]|$)`, 'gu')
const called: Readonly<Record<string, string>> = { T: 'Tenant', LL: 'Landlord', L: 'Landlord', Lessee: 'Tenant', Lessor: 'Landlord' }

const edit = (start: number, words: string, as: string, why: Edit['why'] = 'filler'): Edit => ({
  start,
  end: start + words.length,
  as,
  why,
})

/** What stands without its subject or its object, with what it belongs to. */
export function fragmentsIn({ id, tab }: Pick<Template, 'id' | 'tab'>, text: string): Edit[] {
  const isLease = id === 'rental-agreement'
  return [
    ...[...text.matchAll(univ)].map(({ index, 0: words }) => edit(index, words, 'University ')),
    ...(tab === 'letters'
      ? [...text.matchAll(been)].map(({ index, 0: words, groups }) => edit(index, words, `It has been ${groups?.how}`))
      : []),
    ...(tab === 'contracts'
      ? [
          ...[...text.matchAll(increments)].map(({ index, 0: words, groups }) =>
            edit(index, words, `is ${groups?.more} percentage points above the interest rate`, 'number'),
          ),
          ...[...text.matchAll(liberty)].flatMap(({ index, 0: words, groups }): Edit[] => {
            const verb = (groups?.verb ?? '').toLowerCase()
            if (!isLease || !new RegExp(`^(?:${ofTenant})$`).test(verb)) return []
            return [edit(index, words, `Tenant may ${verb}${(groups?.with ?? '').replace(/w\//, 'with ').replace(/ {2}/, ' ')}`)]
          }),
        ]
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
          return edit(index, words, `${called[who] ?? who} repairs and maintains ${listed}${/\s$/.test(words) ? ' ' : ''}`)
        })
      : []),
    ...(isLease
      ? [...text.matchAll(topic)].map(({ index, 0: words, groups }) => {
          const named = groups?.topic ?? ''
          const what = /^\p{Lu}{2}/u.test(named) ? named : named.charAt(0).toLowerCase() + named.slice(1)
          const who = groups?.who ?? ''
          return edit(index, words, `${called[who] ?? who} ${(groups?.does ?? '').replace(/ & /g, ' and ')} the ${what}`)
        })
      : []),
  ]
}

import { anyCase, jurisdictionOf } from '@casewright/law'
import { nameOfParty, type Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { stateNames } from '../reading/state-names.ts'
import type { Edit } from './edits.ts'

const sorts =
  'limited liability company|limited liability partnership|limited partnership|general partnership|partnership|(?:S |C |professional |nonprofit |non-profit |public benefit |benefit )?corporation|(?:agricultural |worker )?cooperative(?: association)?|co-op|professional association|nonprofit|national (?:banking )?association|statutory trust|business trust|trust|municipal corporation|sole proprietor(?:ship)?|company|LLC|L\\.L\\.C\\.|PLLC|LLP|L\\.L\\.P\\.|LP|L\\.P\\.|PC|P\\.C\\.'
const under = `(?: (?:organized|formed|incorporated|existing) (?:under the laws of|in) (?:the (?:State|Commonwealth) of )?(?:${stateNames}))`
/** 'Of Toledo' between a name and what it is. */
const place = "(?<place>,? (?:out )?of \\p{Lu}[\\p{L}.’'-]{1,20}(?: \\p{Lu}[\\p{L}.’'-]{1,20}){0,2})"
/** 'a Delaware corporation', 'an Ohio LLC', 'a corporation organized under the laws of Iowa', 'a sole proprietor'. */
const behind = new RegExp(
  anyCase(
    `${place}?(?:,? \\(|,? (?:and )?(?:which|who|that|it)(?: is|['’]s) |, )(?<sort>(?:an? (?:(?:${stateNames}) )?|(?:${stateNames}) )(?:(?:domestic|foreign|family|single-member|nonprofit|for-profit) )?(?:${sorts})${under}?)(?![\\p{L}])\\)?`,
  ),
  'uy',
)
/** What a body is by the form that its name ends with. */
const forms: readonly [RegExp, string][] = [
  [/(?:,? (?:LLC|L\.L\.C\.?)|Limited Liability Company)$/i, 'limited liability company'],
  [/(?:,? (?:LLP|L\.L\.P\.?)|Limited Liability Partnership)$/i, 'limited liability partnership'],
  [/(?:,? (?:LP|L\.P\.?)|Limited Partnership)$/i, 'limited partnership'],
  [/(?:,? (?:PC|P\.C\.?)|Professional Corporation)$/i, 'professional corporation'],
  [/,? (?:Inc|Incorporated|Corp|Corporation)\.?$/i, 'corporation'],
]
/** '(Montana)', '(Delaware, 700 Harbor Pl. …)', '(DE LLC; d/b/a …)', ', Okla. corp.': its state in short. */
const inShort =
  /^(?<lead>,? \((?:also )?|, also (?:of |an? )?|, (?:an? )?)(?<state>\p{Lu}[\p{L}.]{1,12}(?: (?!LL[CP]\b|LP\b|[Cc]o)\p{Lu}[\p{L}.]{1,8})?)(?<sort> (?:LLC|L\.L\.C\.|LLP|LP|corp\.?|corporation|company|co\.|partnership|nonprofit(?: corp(?:oration|\.)?)?)(?![\p{L}]))?(?<end>\)|[;,](?= )|(?=[.\n]|$))/iu

/** '(Inc., Del.)', '(Delaware corp.)': its form and its state, where its name has no form. */
const formInShort =
  /(?<=[\p{L}.]),? \((?:(?<form>Inc|Corp|LLC|LLP|LP|PLLC|PC|corporation|corp)\.?[,;]? (?<state>\p{Lu}[\p{L}.]{1,12}(?: \p{Lu}[\p{L}.]{1,8})?)|(?<first>\p{Lu}[\p{L}.]{1,12}(?: (?!LL[CP]\b|LP\b|[CIP])\p{Lu}[\p{L}.]{1,8})?)[,;]? (?<kind>Inc|Corp|LLC|LLP|LP|PLLC|PC|corporation|corp)\.?)\)/gu
const spelled: Readonly<Record<string, string>> = {
  inc: 'corporation',
  corp: 'corporation',
  corporation: 'corporation',
  llc: 'limited liability company',
  pllc: 'professional limited liability company',
  llp: 'limited liability partnership',
  lp: 'limited partnership',
  pc: 'professional corporation',
}
/** 'Vireo Labs (Inc., Del.)' is Vireo Labs, Inc., a Delaware corporation. */
export const formsInShortIn = (text: string): Edit[] =>
  [...text.matchAll(formInShort)].flatMap(({ index, 0: words, groups }): Edit[] => {
    const { form = '', state = '', first: before = '', kind = '' } = groups ?? {}
    const short = form || kind
    const where = jurisdictionOf(state || before)
    const sort = spelled[short.toLowerCase()]
    if (!where || where.kind === 'federal' || !sort) return []
    const name = text.slice(Math.max(0, index - 40), index)
    const ending = /^(?:Inc|LLC|LLP|LP|PLLC)$/.test(short) && !forms.some(([pattern]) => pattern.test(name))
    const called = ending ? (short === 'Inc' ? ', Inc.' : ` ${short}`) : ''
    return [
      { start: index, end: index + words.length, as: `${called}, ${withArticle(`${where.name} ${sort}`)}`, why: 'filler' },
    ]
  })

/** A body with its state, where only that stands behind its name: what it is, its name says. */
function shortKind(text: string, one: Filled): Filled {
  const { value, from } = one
  if (!from) return one
  const match = inShort.exec(text.slice(from.end, from.end + 60))
  const { lead = '', state = '', sort = '', end = '' } = match?.groups ?? {}
  const where = match ? jurisdictionOf(state) : null
  const form =
    forms.find(([pattern]) => pattern.test(value))?.[1] ?? forms.find(([pattern]) => pattern.test(`,${sort}`))?.[1]
  if (!match || !where || where.kind === 'federal' || !form) return one
  const isBracket = /\(|also /.test(lead)
  // ', Ohio 43701' is where it is: without a bracket its sort must stand there.
  if (!isBracket && sort === '') return one
  const isNonprofit = /nonprofit/i.test(sort) && form === 'corporation'
  const closes = isBracket && end === ')'
  return {
    ...one,
    value: `${value}, ${withArticle(`${where.name} ${isNonprofit ? 'nonprofit ' : ''}${form}`)}`,
    from: { start: from.start, end: closes || !isBracket ? from.end + match[0].replace(/[;,]$/, '').length : from.end },
  }
}

/** 'An Ohio company' is what its name says more exactly: 'an Ohio limited liability company'. */
const exactly = (name: string, sort: string): string => {
  const form = forms.find(([pattern]) => pattern.test(name))?.[1]
  return form
    ? sort.replace(/(?<=\p{L} )(?:company|co\.)$/iu, (word, at: number) =>
        /limited liability $/i.test(sort.slice(0, at)) ? word : form,
      )
    : sort
}

/** 'A company' tells nothing of one. */
const tellsNothing = /^an? company$/iu

/** 'Vermont corporation' as 'a Vermont corporation'. */
const withArticle = (sort: string): string =>
  /^an? /i.test(sort) ? sort : `${/^[AEIO]/.test(sort) ? 'an' : 'a'} ${sort}`

const named = /(?:Name|Party)$/

/** A party of a contract with what it is, as papers name one: 'Bender Dental Group, an Ohio LLC'. */
export const withKindsOfEntity = (template: Template, text: string, found: readonly Filled[]): Filled[] =>
  template.tab !== 'contracts'
    ? [...found]
    : found.map((one) => {
        const { value, from } = one
        if (!named.test(one.field) || !from || text.slice(from.start, from.end) !== value) return one
        if (nameOfParty(value) !== value) return one
        behind.lastIndex = from.end
        const match = behind.exec(text)
        const { sort, place: of } = match?.groups ?? {}
        if (!match || !sort || tellsNothing.test(sort)) return shortKind(text, one)
        const where = of?.replace(/^,? (?:out )?/, ' ') ?? ''
        return {
          ...one,
          value: `${value}, ${withArticle(exactly(value, sort))}${where}`,
          from: { start: from.start, end: match.index + match[0].length },
        }
      })

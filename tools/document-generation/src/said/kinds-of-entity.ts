import { anyCase } from '@casewright/law'
import { nameOfParty, type Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { stateNames } from '../reading/state-names.ts'

const sorts =
  'limited liability company|limited liability partnership|limited partnership|general partnership|partnership|(?:S |C |professional |nonprofit |non-profit |public benefit |benefit )?corporation|(?:agricultural |worker )?cooperative(?: association)?|co-op|professional association|nonprofit|national (?:banking )?association|statutory trust|business trust|trust|municipal corporation|sole proprietor(?:ship)?|company|LLC|L\\.L\\.C\\.|PLLC|LLP|L\\.L\\.P\\.|LP|L\\.P\\.|PC|P\\.C\\.'
const under = `(?: (?:organized|formed|incorporated|existing) (?:under the laws of|in) (?:the (?:State|Commonwealth) of )?(?:${stateNames}))`
/** 'Of Toledo' between a name and what it is. */
const place = "(?<place>,? (?:out )?of \\p{Lu}[\\p{L}.’'-]{1,20}(?: \\p{Lu}[\\p{L}.’'-]{1,20}){0,2})"
/** 'a Delaware corporation', 'an Ohio LLC', 'a corporation organized under the laws of Iowa', 'a sole proprietor'. */
const behind = new RegExp(
  anyCase(
    `${place}?(?:,? \\(|, which is |, who is |, )(?<sort>(?:an? (?:(?:${stateNames}) )?|(?:${stateNames}) )(?:(?:domestic|foreign|family|single-member|nonprofit|for-profit) )?(?:${sorts})${under}?)(?![\\p{L}])\\)?`,
  ),
  'uy',
)
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
        if (!match || !sort || tellsNothing.test(sort)) return one
        const where = of?.replace(/^,? (?:out )?/, ' ') ?? ''
        return {
          ...one,
          value: `${value}, ${withArticle(sort)}${where}`,
          from: { start: from.start, end: match.index + match[0].length },
        }
      })

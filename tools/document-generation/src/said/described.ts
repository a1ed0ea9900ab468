import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { subjectOf } from './subject-of.ts'

/** What is done, sold or talked about, by the type of contract: the field that takes it, and the one for what comes of it. */
const whats: Record<string, string> = {
  'service-agreement': 'serviceDescription',
  'consulting-agreement': 'scope',
  'sales-contract': 'goods',
  'non-disclosure-agreement': 'purpose',
}
export const whatOf = ({ id }: Pick<Template, 'id'>): string | undefined => whats[id]

const doer = '(?:we|I|they|he|she|it|you|(?:the )?(?:provider|consultant|contractor|vendor|crew|firm))'
const will =
  "(?:['’](?:ll|re|m|s))?(?: (?:will|shall|is|are|am|going to|gonna|to|also|then|do|does|be|just|all|would|have to|has to))*"
const work =
  'advis|analy[sz]|assess|assist|audit|bak|build|cater|clean|coach|cook|cut|design|develop|do(?:es|ing)? the|draft|driv|edit|evaluat|film|fix up|groom|guard|handl|haul|help|host|inspect|install|interview|landscap|look(?:s|ing)? after|maintain|manag|map|migrat|mop|monitor|mov|mow|organi[sz]|paint|patrol|perform|photograph|plan|plant|plow|pour|prepar|process|program|prun|recommend|reconcil|record|redesign|refinish|remov|repair|replac|restor|review|set(?:s|ting)? up|shoot|spray|stain|survey|sweep|tak(?:es?|ing) (?:care|pictures|photos)|teach|test|train|translat|trim|tun|tutor|updat|vacuum|wash|wax|wir|writ'
const number =
  '(?:\\d[\\d,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|(?:\\p{L}+ )?(?:hundred|thousand))'
const of = (source: string) => new RegExp(source, 'iu')

interface Words {
  field: string
  says: RegExp
  /** How much words like these say so: beside what they say of another subject. */
  weight: number
}
const label = '^(?:[-*•] ?)?(?:the )?'
const words: Record<string, readonly Words[]> = {
  'service-agreement': [
    {
      field: 'serviceDescription',
      says: of(
        `${label}(?:what (?:we|I|they|he|she)(?:['’]ll| will)? do|services?(?: to be provided)?|scope(?: of (?:work|services))?|(?:the )?work|job|tasks?)(?: is| are|:| =|,)`,
      ),
      weight: 4.1,
    },
    { field: 'serviceDescription', says: of(`^(?:and |so |then )?${doer}${will} (?:${work})\\p{L}*\\b`), weight: 2.1 },
    {
      field: 'serviceDescription',
      says: of(
        `^(?:the|our|their) (?:wedding|event|party|reception|conference|project|shoot|show|gig|job|site|route)(?:['’]s| is| are) `,
      ),
      weight: 2.1,
    },
    {
      field: 'serviceDescription',
      says: of(
        `^(?:[-*•] ?)?(?:(?:bi-?)?(?:weekly|monthly|daily|nightly|quarterly)|annual) (?!fee|payment|rent|rate|price|invoice|bill)[\\p{L}]{4,}`,
      ),
      weight: 2.1,
    },
    { field: 'deliverables', says: of(`${label}deliverables?\\b`), weight: 4.1 },
    {
      field: 'deliverables',
      says: of(
        `^${doer} (?:also )?(?:gets?|receives?) (?:at least |the |an? |${number} |all )(?!check|fee|deposit|discount|notice|copy|month|week|day)`,
      ),
      weight: 3.1,
    },
    {
      field: 'deliverables',
      says: of(
        `\\b(?:reports?|statements?|balance sheets?|manuals?|drawings|gallery|album|photos) (?:by|within|every|on) `,
      ),
      weight: 2.1,
    },
  ],
  'consulting-agreement': [
    {
      field: 'scope',
      says: of(
        `${label}(?:what (?:we|I|they|he|she)(?:['’]ll| will)? do|scope(?: of (?:work|services))?|(?:the )?work|job|tasks?|project|assignment)(?: is|:| =|,)`,
      ),
      weight: 4.1,
    },
    { field: 'scope', says: of(`^(?:and |so |then )?${doer}${will} (?:${work})\\p{L}*\\b`), weight: 3.1 },
  ],
  'sales-contract': [
    {
      field: 'goods',
      says: of(`${label}(?:goods|items?|equipment|products?|articles?)(?: is| are|:| =|,)`),
      weight: 4.1,
    },
    {
      field: 'goods',
      says: of(`^${doer}(?:['’](?:re|m|s)| are| am| is)? (?:buy|sell|purchas|order)\\p{L}*\\b`),
      weight: 3.1,
    },
    {
      field: 'goods',
      says: of(
        `^(?:it['’]s |they['’]re |these are |that['’]s )?${number} (?!percent|days?|weeks?|months?|years?|hours?|dollars|bucks|party|side|of us)[\\p{L}-]{3,}`,
      ),
      weight: 2.1,
    },
    { field: 'goods', says: of(`\\b(?:serial|VIN|S\\/N|model|lot) (?:no\\b|number|num|is|#)`), weight: 2.1 },
    { field: 'goods', says: of(`\\b(?:comes? with|goes with it|included with it|thrown in)\\b`), weight: 2.1 },
  ],
  'non-disclosure-agreement': [
    { field: 'purpose', says: of(`${label}(?:purpose|reason|why|subject)(?: is| of|:| =|,)`), weight: 4.1 },
    { field: 'purpose', says: of('\\bso (?:that )?(?:she|he|they|we|it|you) (?:can|could|may)\\b'), weight: 3.1 },
    {
      field: 'purpose',
      says: of(
        `\\b(?:to see (?:if|whether)|talk(?:s|ing) about|discuss(?:ing)?|considering|exploring|evaluat(?:e|ing)|look(?:ing)? into|quot(?:e|ing) on|bid(?:ding)? on)\\b`,
      ),
      weight: 3.1,
    },
  ],
}
const follows =
  /^(?:that['’]s|that means|this (?:is|means|includes)|it includes|includes?|including|plus)\b(?! (?:all|it|fine|ok|okay)\b)/i

/** The field that a sentence describes the work, the goods or the purpose in, and how much of it says so. */
export function described({ id }: Pick<Template, 'id'>, sentence: string, before: string | undefined) {
  const found = (words[id] ?? []).filter(({ says }) => says.test(sentence))
  const [best] = found.toSorted((one, other) => other.weight - one.weight)
  if (best) return { field: best.field, score: best.weight }
  return before && follows.test(sentence) ? { field: before, score: 2.1 } : null
}

const nothing = /^(?:those|these|it|that|this|them|everything|so|we|they|i)\b.{0,12}$/i
const body = /^(?:LLC|Inc|Corp|Co|Ltd)\b|\bd\/b\/a\b/

/**
 * Whether words that were taken for what is done or sold are a clause on something else, say nothing, or are cut from a
 * sentence that tells no more than that, which is taken as a whole.
 * @param names whether the sentence names a party
 */
export function isNoDescription(
  template: Template,
  { field, value, from }: Filled,
  sentence: string | undefined,
  names: boolean,
): boolean {
  if (field !== whatOf(template)) return false
  if (nothing.test(value) || body.test(value)) return true
  if (from === undefined || sentence === undefined) return false
  const terms = template.fields.flatMap(({ name, term }) => (term && name !== 'workplaceTerms' ? [name] : []))
  const { score } = subjectOf(template.id, terms, sentence)
  const told = described(template, sentence, undefined)
  return score >= 3 || (!names && told !== null && told.field === field && told.score > score)
}

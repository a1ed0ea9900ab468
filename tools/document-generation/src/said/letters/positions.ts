import type { Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import type { Unit } from '../reading.ts'
import { putter, type ToldInLetter } from './put.ts'

const job =
  "(?<job>(?:(?!\\b(?:the|this|that|their|your|an?|any|letter|note|for|to|of|at|with|about|in|on|is|was|be)\\b)[\\p{L}\\d/&’'-]+ ){1,5})"
const patterns: readonly RegExp[] = [
  new RegExp(`(?:^|[.,;\\n] ?|\\b(?:for|the|an?|your|their) )${job}(?:position|job|role|opening|vacancy)\\b`, 'u'),
  new RegExp(
    `\\b(?:letter|note|application|apply|applying|hired|work) (?:for|as) (?:an? |the |your )?${job}(?=(?:at|with) (?:the |The )?\\p{Lu})`,
    'u',
  ),
]
const start =
  /^(?:(?:and|also|so|but),? )?(?:(?:I|me)(?:['’](?:m|d|ll))? ?)?(?:am |would be |be )?(?:(?:can|could|able to|ready to|available to|free to|will|would) (?:start|begin|come)|available|ready to (?:start|begin)|free|start(?:ing)? date(?: is)?:?|earliest start)\b/i

/** 'They want someone for housing': what the employer looks for is why the writer fits. */
const wants = /^(?:and )?(?:they|you)(?:['’]re| are)? (?:want|need|look(?:ing)? for|after)\b/i

/** A statement to whom a letter of thanks goes, and no order to whoever writes it. */
const toReader = /^(?:I|we|you|your)\b[^?\n]{4,180}\byou(?:r|rs)?\b/iu
const asked =
  /\b(?:write|letter|note|draft|(?:can|could|will|would|want|need|like|thank|thanks) (?:to )?(?:thank )?you)\b/i

/** The field of a cover letter that a sentence surely belongs to: when its writer can start stands at its end. */
export const partOfCover = ({ id }: Pick<Template, 'id'>, { text }: Unit): string | undefined =>
  id === 'cover-letter' && text.length < 200 && (start.test(text) || wants.test(text))
    ? 'motivation'
    : id === 'thank-you-letter' && toReader.test(text) && !asked.test(text)
      ? 'meaning'
      : undefined

/** 'Ms. Joyce Ander is the one doing the hiring': to whom a cover letter goes. */
const hiring =
  /^(?<who>(?:(?:Mr|Ms|Mrs|Mx|Dr)\. )?\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+),? (?:is|does|handles|will)\b[^.;\n]{0,40}\bhir(?:ing|es|e)\b/u

/** What a cover letter applies for, by its own words. */
export function positionIn(
  template: Template,
  text: string,
  units: readonly Unit[],
  read: readonly Filled[],
): ToldInLetter {
  if (template.id !== 'cover-letter') return { filled: [], units: [] }
  const { filled, put } = putter(template)
  for (const unit of units) {
    const who = hiring.exec(unit.text)?.groups?.who
    if (!who || read.some(({ field }) => field === 'hiringManager')) continue
    put('hiringManager', who, unit)
    break
  }
  const known = read.find(({ field }) => field === 'jobTitle')
  for (const pattern of known ? [] : patterns) {
    const found = pattern.exec(text)
    const words = found?.groups?.job?.trim()
    if (!found || !words || words.length < 3) continue
    const at = found.index + found[0].indexOf(words)
    put('jobTitle', words, { start: at, end: at + words.length })
    break
  }
  return { filled, units: [] }
}

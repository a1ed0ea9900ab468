import type { Template } from '@casewright/templates'
import { capital } from '../../capital.ts'
import type { Filled } from '../../output.ts'
import type { Unit } from '../reading.ts'
import { bare, putter, type ToldInLetter } from './put.ts'
import { writtenOut } from './written-out.ts'

const word = "[\\p{L}\\d&’'/%-]{1,24}"
/** Where a thing that is named ends: what is done with it, when, and what it costs is told behind it. */
const stops =
  'that|which|who|because|and|but|or|so|if|when|is|are|was|were|will|would|can|could|has|have|had|does|did|do|be|been|by|until|since|as|please|from|I|we|they|you|he|she|it'
const thing = `(?:(?!(?:${stops})\\b)${word} ){0,9}(?!(?:${stops}|for|in|on|at|of|to|with|the|a|an|my|our)\\b)${word}`
const article = '(?:the|an?|my|our|your|their|two|three|four|five|six|ten|\\d[\\d,]*)'

const about = new RegExp(
  `\\b(?:ask|asking|write|writing|letter|note|inquir\\p{L}{1,3}|information|info|questions?|know(?: more)?|hear|complaint|complain|complaining)\\b[^.;!?\\n]{0,140}? (?:about|regarding|concerning) (?<what>(?:(?!\\d)(?:\\p{Ll}{3,12}ing )?${article}|\\p{Ll}{3,12}ing) ${thing})`,
  'iu',
)
const plans = new RegExp(
  `^(?:(?:(?:and|so|also),? )?|(?:I|we) [^.;,\\n]{3,60},? and (?=need|want|would|am|are))(?:(?:I|we)\\b)?(?:['’](?:m|re|d)| am| are| would| also| currently){0,2} ?(?:planning|organizing|looking for|looking (?:at|into)|interested in|considering|thinking (?:of|about)|researching|studying|need|like to (?:buy|rent|book|reserve|order|hire|join|visit|attend|lease)|want to (?:buy|rent|book|reserve|order|hire|join|visit|attend|lease)|hoping to (?:buy|rent|book|reserve|order|hire|join|visit|attend|lease)|trying to find) (?<what>(?:${article} )?${thing}(?:, (?:\\p{Lu}\\p{L}+ ){1,3}\\p{Lu}\\p{L}+)?)`,
  'iu',
)
const runs = `(?:is|are|was|were|will|would|has|have|had|cannot|can|must|ends?|ended|expires?|expired|starts?|begins?|went|goes|arrived|came|failed|shows?|says?|stopped|broke|did|does)`
const first = new RegExp(
  `^(?:(?:the|our|my|your|an?) )?(?<what>(?:invoice|order|purchase order|contract|account|policy|project|claim|check|lease|PO|proposal)? ?(?:no\\.? |number |#)?${thing}(?: for \\$[\\d,.]*\\d)?(?: (?:for|of|on|at|in|to|with|from) ${thing})?) (?:still |also |now )?${runs}\\b`,
  'iu',
)
const doing = new RegExp(
  `^(?:I|we)(?:['’](?:m|re)| am| are| will be) (?:now |also )?(?<act>(?!writing|planning|asking|looking|happy|going|having|being|getting|sending)\\p{Ll}{2,14}ing) (?<what>${article} ${thing})`,
  'iu',
)
const wish = new RegExp(
  `^(?:I|we)(?:['’]d| would)? (?:like|want|need|wish) to (?<act>(?!(?:know|ask|write|thank|tell|let|say|complain|inform|remind|see|be|have|hear)\\b)\\p{Ll}{2,14} (?:${article} )${thing})`,
  'iu',
)

const worked =
  /^(?:they|you|he|she) (?:replaced|repaired|installed|painted|remodeled|cleaned|fixed|serviced|paved|built|redid|moved|refinished|resurfaced|landscaped|treated|tiled|rewired) (?<what>(?:our|my|the) (?:\p{Ll}+ ){0,2}?\p{Ll}+?)(?= (?:in|on|for|last|this|at|back|and|from|but)\b|[.,;]|$)/iu
const charged =
  /\b(?:charg(?:ed|es|ing)|bill(?:ed|s|ing)) (?<what>me|us|(?:my|our) (?:card|account|credit card|bank account))\b/iu
const stayed = /\b(?:I|we)(?:['’]d| had)? stayed (?:there|at|in|with)\b|^stayed (?:there|at|in)\b/i
const moved = /\b(?:they|you) moved (?<whom>me|us)\b/i
const billed =
  /\b(?:billed|charged)(?: (?:me|us))? \$[\d,.]*\d for (?<what>an? (?:\p{Ll}+ ){0,2}?\p{Ll}+|the (?:\p{Ll}+ ){0,2}?\p{Ll}+)(?= that| which| when|,|\.|$)/iu
const named =
  /^(?<what>(?:(?:the|our|my) (?:[\p{Ll}-]+ ){0,3}?[\p{Ll}-]+|(?!It\b|They\b|This\b|That\b|There\b|He\b|She\b|You\b|We\b|No\b)\p{Lu}\p{Ll}{3,14}(?: service)?)) (?:has been|have been|had been|is|are|was|were|stopped|broke|leaks?|leaked|arrived|failed|keeps?|never|did|does|do|will)\b/u
const fragment = new RegExp(
  `^(?<what>(?:an?|the|my|our) (?:(?!(?:${stops}|for|in|on|at|of|to|with)\\b)${word} ){0,3}(?!(?:${stops})\\b)${word})(?<from> from [^.;!?\\n]{2,60}?)? (?:that|which) (?<did>[^.;!?\\n]{4,160})$`,
  'iu',
)

const own = (words: string) => words.replace(/^(?:the|our|my|your|an?) /i, '')

/** What a letter to an office is about, by its first sentence that says what happens to what. */
function ofBusiness(sentences: readonly Unit[]): { value: string; unit: Unit } | null {
  for (const unit of sentences) {
    const words = bare(unit.text).replace(
      /^(?:tell|let|inform|remind) (?:him|her|them|\p{Lu}\p{L}+)(?: know)?(?: that)? /iu,
      '',
    )
    const act = wish.exec(words)?.groups?.act
    if (act) return { value: `Request to ${act}`, unit }
    const now = doing.exec(words)?.groups
    if (now?.act && now.what) return { value: capital(`${now.act} ${now.what}`), unit }
    const what = first.exec(words)?.groups?.what?.trim()
    if (what && !/^(?:I|we|he|she|they|you|it|this|that|there|who|what|my name|name|if|when)\b/i.test(what))
      return { value: capital(own(what)), unit }
  }
  return null
}

/** What a complaint is about, by one sentence of it. */
function complained(words: string): string | undefined {
  const thing = fragment.exec(words)?.groups?.what
  const work = worked.exec(words)?.groups?.what
  const bill = billed.exec(words)?.groups?.what
  const card = charged.exec(words)?.groups?.what
  if (thing) return thing
  if (work) return `the work on ${work}`
  if (stayed.test(words)) return 'my stay'
  if (moved.test(words)) return /\bme$/i.test(moved.exec(words)?.groups?.whom ?? '') ? 'my move' : 'our move'
  if (bill) return `a bill for ${bill}`
  if (card) return `charges to ${/^me$/i.test(card) ? 'my account' : /^us$/i.test(card) ? 'our account' : card}`
  return named.exec(words)?.groups?.what
}

/** A subject that another reading took for one: a number, a verb, or the whole of a sentence. */
const isPoor = (value: string) =>
  /^(?:had|has|have|was|were|is|are|that|how|it|they|\d[\d,]*)\b|^(?:order|invoice|account|booking|reservation|membership|member)(?: number| no\.?| #)? [\w-]{0,20}\d[\w-]{0,20}$/i.test(
    value,
  )

/**
 * What a letter is about where no words call it that: what is asked about, what somebody plans, what was bought or worked on,
 * or what its first sentence speaks of.
 * @param told sentences that only say who writes to whom
 */
export function subjectIn(
  template: Template,
  units: readonly Unit[],
  read: readonly Filled[],
  told: readonly Unit[],
): ToldInLetter {
  const { filled, put } = putter(template)
  const known = read.find(({ field }) => field === 'subject')?.value
  if (!/^(?:business|inquiry|complaint)-letter$/.test(template.id) || (known && !isPoor(known)))
    return { filled, units: [] }
  const at = (unit: Unit, what: string) => {
    const start = unit.start + Math.max(0, unit.text.indexOf(what))
    return { start, end: start + what.length }
  }
  const body = units.filter((unit) => unit.text.length < 600 && !/^[\p{L} ]{1,20}: /u.test(unit.text))
  const own = body.filter((unit) => !told.includes(unit))
  for (const unit of template.id === 'business-letter' ? own : body) {
    const what = about.exec(unit.text)?.groups?.what
    if (!what || /^(?:my|our|their) (?:\p{Ll}+)$/iu.test(what)) continue
    put('subject', writtenOut(what), at(unit, what))
    return { filled, units: [] }
  }
  if (template.id === 'business-letter') {
    const found = ofBusiness(own)
    if (found) put('subject', writtenOut(found.value), { start: found.unit.start, end: found.unit.end })
    return { filled, units: [] }
  }
  for (const unit of own) {
    const words = bare(unit.text)
    const value = template.id === 'inquiry-letter' ? plans.exec(words)?.groups?.what : complained(words)
    if (!value) continue
    put('subject', writtenOut(value.charAt(0).toLowerCase() + value.slice(1)), at(unit, value))
    break
  }
  return { filled, units: [] }
}

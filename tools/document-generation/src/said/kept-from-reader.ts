import type { Template } from '@casewright/templates'
import { isLowerCase } from '../reading/lower-case.ts'
import { unitsOf } from '../reading/units.ts'
import type { Edit } from './edits.ts'
import { isUnsworn } from './further/unsworn.ts'

/** What a lawyer still lacks or fears, which the other side is not told. */
const lacking =
  /\b(?:we|I) (?:(?:still )?(?:don['’]?t|do not|didn['’]?t|haven['’]?t|have not)(?: yet)? (?:have|got(?:ten)?|know|found?)|(?:still )?(?:lack|need)) (?:an?|any|the|who|what|whether|if|enough|yet)\b|\b(?:we|I) can(?:not|['’]?t) (?:really )?(?:prove|show|find|verify)\b|\b(?:hard|tough|difficult) to prove\b|\bour (?:weak|weakness|problem|worry|bottom line)\b|\b(?:weak (?:point|spot|case)|bottom line is|would (?:take|settle for)|willing to (?:take|go|settle))\b/iu
/** What is left out at the end of its sentence: 'was late a lot in 2020 skip'. */
const skips =
  /(?<!\b(?:I|we|you|he|she|they|to|not|never|can|may|will|would|should|shall|must|and|or|who|that|did|does|do|don['’]?t))[ ](?:[-–—] )?(?:skip|omit|leave out|ignore)(?: (?:that|it|this))?[.!)]{0,2}$/iu
const notToName = /[ ,;–-]+(?:do not|don['’]?t|dont) (?:name|identify|cite|mention|say) (?:it|him|her|them|that|which|who)[.!)]{0,2}$/iu

/** Sentences of notes that the reader of the paper may not see: held beside it. */
export function keptFromReaderIn({ id, tab }: Template, text: string): Edit[] {
  return unitsOf(text, isLowerCase(text)).flatMap(({ start, end, text: words }): Edit[] => {
    const isOfDemand = id === 'demand-letter' && (isUnsworn(words) || lacking.test(words)) && !/\$\s?\d|\bdemand\b/i.test(words)
    const isSkipped = words.split(/\s+/).length > 3 && (skips.test(words) || (tab === 'letters' && notToName.test(words)))
    return isOfDemand || isSkipped ? [{ start, end, as: '', why: 'doubtful' }] : []
  })
}

const orders =
  /\b(?:don['’]?t|do not|dont|never|not to) (?:mention|include|put in|say anything|write|bring up|tell (?:him|her|them)|list|name (?:it|him|her|them)|cite)\b/iu
/** Whether words tell the one who writes what not to say: they stand in no paper. */
export const isOrderNotTo = (words: string): boolean =>
  orders.test(words) && !/\b(?:shall|must|may not|agrees?|to (?:any|others?|third|anyone|the (?:press|public)))\b/iu.test(words)

const otherPay =
  /\b(?:CE|CME|CLE|continuing education|education|allowance|stipend|tuition|phone|cell|internet|car|vehicle|mileage|bonus|reimburse\w*|uniforms?|tools?|boots?|relocation|moving|signing|sign-on|licens\w+|dues|memberships?|wellness|gym|parking|401)\b/i
const pay = /\b(?:salary|base|pays?|paid|wages?|hourly|comp(?:ensation)?|earns?|makes?|rate)\b/i
/** Whether a sum that was read as somebody's pay is one of something else: 'CE 1500/yr'. */
export const isOtherPay = (sentence: string): boolean => otherPay.test(sentence) && !pay.test(sentence)

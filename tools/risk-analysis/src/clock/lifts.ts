import { inWords } from '@casewright/law'
import { states } from '../bars/states.ts'
import { denies } from '../reading/denies.ts'
import { sentenceFinder } from '../reading/sentence-at.ts'
import { isStep, kindIn, type Step } from './happenings.ts'

const always =
  'timely|in time|on time|toll(?:ed|ing|s)?|stops? the clock|stopped the clock|equitabl[ey](?! (?:distribution|division|title|lien|interest|owner\\w*))|estoppel|waiv\\w+|agreement (?:extends?|to extend)|standstill'
const forSuit =
  "discovery (?:rule|exception)|minors?|child(?:ren)?|infants?|incapacit\\w*|incompetent|coma|conceal\\w*|fraudulent\\w*|(?<!wire |mail |bank |tax )fraud|bankrupt\\w*|in prison|military|deployed|savings? statute|relat(?:es?|ed|ion) back|amended (?:complaint|petition)|re-?filed|voluntar\\w+ dismiss\\w+|continuing (?:violation|wrong|tort|course)|good[- ]cause|late claim|reconsider\\w*|new evidence|post-?conviction|acknowledg\\w+ the debt|part(?:ial)? payments?|new promise|promis\\w+ (?:[\\w’'$,-]+ ){0,6}?(?:again|afresh|later|in writing)|(?:again|then|once more|wrote|written|letter|e-?mail\\w*|texts?|texted|in writing|new|fresh|renewed|signed) (?:[\\w’'-]+ ){0,4}?promis\\w+|promises? to pay|(?:would|will) pay (?:[\\w’'-]+ ){0,2}?(?:later|soon|next|when|once|in|by|over)|accelerat\\w+|(?:filed|sued|brought|began|started) (?:[\\w’']+ ){0,2}?(?:again|afresh|a second time|once more)|dismiss\\w* (?:[\\w’'-]+ ){0,3}?(?:for (?:want|lack|improper|wrong)|without prejudice)|(?:first|earlier|original|prior) (?:suit|complaint|filing|case|petition)"
/** Who could not sue or be sued: a child, who was away, who served, whose affairs others kept; and who hid what happened. */
const minority = 18
const number = `(?:[1-9]|1[0-7]|${Array.from({ length: minority - 1 }, (_, year) => inWords(year + 1)).join('|')})`
const kept = `${number} (?:years? old )?(?:when|at the time)|${number} years? old|vegetative|unconscious|conservator\\w*|ward of|army|navy|marines?|air force|active duty|overseas|out of (?:the )?(?:state|country)|absent from|(?:fled|moved|went|ran off|left)(?: away)?(?: to| for| in| from| out of)? (?:${states}|mexico|canada|europe|asia|abroad|another state|the (?:state|country))|abroad|at (?:the )?age (?:of )?${number}|agreed (?:in writing )?that (?:the |any )?(?:suit|claim|action|complaint|it) (?:could|may|might|can)|(?:hid|hidden|hiding) (?:it|this|that|the|his|her|its|their)|false (?:statements?|reports?|accounts?|invoices?)`
/** What can move or stop a time, so that the dates alone do not say that it has run. */
const lifts: Readonly<Record<Step, RegExp>> = {
  suit: new RegExp(`\\b(?:${always}|${forSuit}|${kept})\\b`, 'gi'),
  prosecution: new RegExp(
    `\\b(?:${always}|conspir\\w+|continuing|fugitive|fled|bank fraud|financial institution|tax|child|minor|dna|terror\\w*|capital|murder|sealed|last act|overt act)\\b`,
    'gi',
  ),
  charge: new RegExp(
    `\\b(?:${always}|continuing violation|later act|incapacit\\w*|not told|was misled|reconsider\\w*)\\b`,
    'gi',
  ),
  notice: new RegExp(
    `\\b(?:${always}|minors?|child(?:ren)?|infants?|incapacit\\w*|coma|good[- ]cause|late claim|leave to (?:file|serve)|actual (?:notice|knowledge)|substantial compliance|excuse\\w*)\\b`,
    'gi',
  ),
  appeal: new RegExp(
    `\\b(?:${always}|extensions?|extended|extend|excusable neglect|reopen\\w*|post-?(?:trial|judgment) motions?|motions? (?:for|to) (?:a )?(?:new trial|reconsider\\w*|alter|amend|vacate|extend|enlarge)|rule (?:50|59|60)|reconsider\\w*|new trial|JNOV|mailbox rule|cross-?appeal)\\b`,
    'gi',
  ),
}
const denied = new RegExp(`(?:${denies.source}|\\b(?:any|denied|refused|rejected)\\b)(?:,? [\\w’'-]+){0,4},? ?$`, 'i')
const deniedAfter =
  /^-?[\w’']{0,20}(?: [\w’'-]{1,20}){0,3} (?:does(?: not|n['’]t)|do(?: not|n['’]t)|did(?: not|n['’]t)|was(?: not|n['’]t)|were(?: not|n['’]t)|is(?: not|n['’]t)|never|cannot|not) (?:\w{1,20} ){0,2}(?:apply|count|matter|made|filed|signed|asked|sought|ever|help|available|exist)/i

/** Words that may lift a bar and are not denied: 'no tolling agreement' lifts nothing. */
export const mayLift = (text: string, step: Step): boolean => liftOf(text, step) !== undefined

/** The first of these words that is not denied, with what follows it to the end of its clause. */
export function liftOf(text: string, step: Step): string | undefined {
  const sentenceAt = sentenceFinder(text)
  const found = [...text.matchAll(lifts[step])].find(({ index, 0: words }) => {
    const before = text.slice(Math.max(0, index - 60), index)
    const clause = before.slice(Math.max(...['.', ';', ':'].map((stop) => before.lastIndexOf(stop))) + 1)
    const isDenied =
      denied.test(clause) || deniedAfter.test(text.slice(index + words.length, index + words.length + 70))
    // That the claim form came on time says nothing of the suit.
    const sentence = sentenceAt(index)
    const kind = /time/i.test(words) && kindIn(text.slice(sentence.start, sentence.end))
    if (kind && isStep(kind) && kind !== step) return false
    // 'Not timely' and 'never in time' say that it is late, and lift nothing either.
    return !isDenied && !(/(?:^|\W)(?:un|in)$/i.test(clause) && /timely/i.test(words))
  })
  if (!found) return undefined
  const { start, end } = sentenceAt(found.index)
  return text.slice(start, end).trim()
}

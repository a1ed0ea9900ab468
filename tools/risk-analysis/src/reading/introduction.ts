import { intakeOf } from './intake.ts'
import { withoutSentences } from './sentence-at.ts'

const person =
  "(?:(?:[Oo]ur|[Mm]y|[Tt]he) )?[Cc]lients?|[Hh]e|[Ss]he|[Tt]hey|[Tt]he (?:plaintiff|defendant|claimant|petitioner|respondent|tenant|landlord|employer|buyer|seller|owner|insured)|(?:(?:Mr|Mrs|Ms|Dr)\\. )?[A-Z][\\p{L}’'-]{1,24}(?: [A-Z][\\p{L}’'-]{1,24}){0,3}"
const age = '(?:\\d{2}[- ]year[- ]old |\\d{2},? )?'
/** Words for people that say more than how somebody lives. */
const more =
  'trespasser|whistleblower|minor|offender|drinker|smoker|murderer|robber|abuser|gambler|user|dealer|member|officer|supervisor|manager|owner|tenant|seller|buyer|holder|lender|borrower|survivor|prisoner|debtor|creditor|stranger|supporter|fighter|liar|doctor|investor|inventor|author|contractor|employer|competitor|neighbou?r|director|major|prosecutor|inspector|instructor|former|other|never|longer|either|another|rather|younger|older|sober|bitter|clever|danger|eager|tenured|under|over|after|prior|defendant|occupant|participant|claimant|tenant|informant|applicant|infant|servant|assailant|guardian|custodian|racist|sexist|specialist|expert|paramour|doer|perpetrator|violator|traitor|accuser|killer|stalker|cheater|hoarder|quitter|caller|winner|loser|leader'
const trade = `(?!(?:${more})s?\\b)(?:[\\p{L}-]{2,18}(?:er|or|ist|ian|man|woman)|nurse|cook|clerk|chef|pilot|mechanic|accountant|student|retiree|veteran|bartender|assistant|architect|paramedic|engineer|surgeon|nun|priest|coach|farmhand|electrician|aide|guard|attendant|librarian)s?`
const place =
  "(?: (?:in|at|for|from|of|near|with) (?:(?:the|a|an) )?[\\p{L}\\d’'.&-]+(?: [\\p{L}\\d’'.&-]+){0,4}(?:, [A-Z][\\p{L}.]{1,24}){0,2})?"
/** 'She is a 44-year-old line cook in Lima', 'our client owns a bakery', 'client sits on the board': who somebody is. */
const shapes: readonly RegExp[] = [
  new RegExp(
    `^(?:${person}) (?:is|are|was|were)(?: now| currently)? (?:an? |the )?${age}(?:(?:retired|part-time|full-time|single|married|widowed|divorced|local|former|small|young) ){0,2}(?:[\\p{L}-]+ ){0,2}${trade}${place}$`,
    'u',
  ),
  /^(?:(?:(?:[Oo]ur|[Mm]y|[Tt]he) )?[Cc]lients?|[Hh]e|[Ss]he|[Tt]hey) (?:owns?|runs?|operates?|manages?|works?|lives?|teaches|farms?|sits? on the board|makes?|sells?|builds?|publishes)(?! (?:for free|without|under|out of|illegal\w*|fake|counterfeit|stolen|drugs|weed|pot|nothing|no|late|overtime|off))(?: [\p{L}’'&-]+){0,9}(?:, [A-Z][\p{L}.]{1,24}){0,2}$/u,
]
const says =
  /\b(?:who|that|which|because|but|when|while|not|no|never|n['’]t|until|after|before|since|although|together|alone)\b/i
const onlyNamed = new RegExp(`^(?:, (?:age )?\\d{1,3})?(?:, (?:an? |the )?(?:[\\p{L}-]+ ){0,3}${trade}${place})?$`, 'u')

/** Whether a sentence only says who somebody is: nobody has to prove it. */
export function isIntroduction(sentence: string): boolean {
  const words = sentence.trim().replace(/[.!]{1,3}$/, '')
  if (words.length > 160 || says.test(words)) return false
  const intake = intakeOf(words)
  if (intake?.start === 0) return onlyNamed.test(words.slice(intake.end))
  return shapes.some((shape) => shape.test(words))
}

/** The text with the sentences blanked that only say who somebody is: that the client drives a school bus is no school’s accident. */
export const withoutIntroductions = (text: string): string => withoutSentences(text, isIntroduction)

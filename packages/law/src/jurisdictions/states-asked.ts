import type { Jurisdiction } from './jurisdictions.ts'
import { statesNamed } from './states-named.ts'

/** Which court may hear a case: federal law, for which the states of the parties and of the suit are facts. */
const whichCourt =
  /\b(?:diversity (?:jurisdiction|of citizenship|suits?|cases?|actions?)|complete diversity|(?:subject[- ]matter|federal(?: question)?|diversity|supplemental) jurisdiction|amount in controversy|forum defendant|(?:to|in|into) federal (?:district )?court|remov(?:al|able)\b|remov(?:e|ed|ing) (?:it|this|the (?:case|suit|action|lawsuit))|remand(?:ed)? to state court|personal jurisdiction|minimum contacts|forum non conveniens|full faith and credit|(?:28 U\.?S\.?C\.? )?§ ?(?:13(?:31|32|67)|14(?:04|41|46|47)))\b/i
/** Words by which a state's own law is asked for all the same. */
const ownLaw =
  /^(?:['’]s)? (?:law|statutes?|code|courts? (?:rules?|hold)|rules? of|long[- ]arm|constitution|legislature)\b/i
const under = /\b(?:under|law of|laws of|code of) (?:the (?:law|laws|statutes) of )?(?:the state of )?$/i

/** Whether a state that stands in a question is one of its facts, and not the one whose law is asked for. */
export const isPartOfFacts = (text: string, start: number, end: number): boolean =>
  whichCourt.test(text) &&
  !ownLaw.test(text.slice(end, end + 40)) &&
  !under.test(text.slice(Math.max(0, start - 60), start))

/** The states whose law a question asks for, as far as it names them, once each, in their order. */
export const statesAsked = (text: string): Jurisdiction[] =>
  statesNamed(text).filter(({ name }) => {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
      if (!isPartOfFacts(text, at, at + name.length)) return true
    return false
  })

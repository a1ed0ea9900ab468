import { argues } from '../court-papers/contentions.ts'
import { longest } from '../court-papers/field.ts'
import { holds } from '../court-papers/holding.ts'

/** From so many points on, the words are those by which a court holds. */
export const enoughToHold = 3.5

const proves = '(?:show|prove|establish|demonstrate|plead|allege|satisfy|persuade|consider|ask|decide|determine|weigh)'
const rules: readonly RegExp[] = [
  // A test: 'the plaintiff must show', 'depends on whether', 'the elements are'.
  new RegExp(
    `\\b(?:must|has to|have to|needs? (?:only|not)|need only|is required to|are required to|courts? (?:may|should)) (?:\\w+ )?${proves}\\b`,
    'i',
  ),
  /\b(?:depends?|turns?|hinges?) (?:up)?on\b|\b(?:elements?|factors?|requirements?|test|standard|touchstone) (?:of|for|in|under|to)?[^.;?]{0,80}\b(?:is|are|asks?|requires?|include)\b|\bthe (?:general |settled |usual |well-settled )?rule (?:is|that|of)\b/i,
  // What may, must and cannot be done, by anybody like this.
  /\b(?:may|must|shall|cannot|can|could|need|should)(?: not)?(?: (?:only|also|generally|ordinarily|nevertheless|still|constitutionally|lawfully))? (?:be \w+|\w+)\b/i,
  /\b(?:is|are|was|were)(?: not| never| no longer)?(?: \w+ly| also| only)? (?:required|entitled|liable|barred|protected|unconstitutional|constitutional|prohibited|forbidden|unlawful|lawful|void|voidable|enforceable|unenforceable|invalid|valid|allowed|permitted|immune|preempted|admissible|inadmissible|subject to|bound|presumed|reviewed|judged|deemed|privileged|illegal|legal|reasonable|unreasonable|sufficient|insufficient|enough)\b/i,
  /\b(?:requires?|forbids?|prohibits?|permits?|allows?|protects?|guarantees?|violates?|governs?|applies|bars?|preempts?|entitles?|imposes?|excludes?|compels?|authorizes?)\b|\b(?:does|do|did) not (?:require|forbid|prohibit|permit|allow|protect|violate|apply|bar|preempt|entitle|extend|authorize)\b/i,
]
/** What happened, who testified, and how the case came up. */
const story =
  /\b(?:testified|alleged that|(?<!who |which |that )was (?:arrested|convicted|indicted|charged|sentenced|employed|hired|fired|born|injured|killed)|(?<!who |which |that )were (?:arrested|convicted|indicted|charged)|filed (?:a|an|this|suit)|granted certiorari|certiorari was granted|(?:The|the) (?:District|Circuit|Superior|trial|lower) [Cc]ourt|Court of Appeals|(?:[Oo]n|[Ii]n) (?:January|February|March|April|May|June|July|August|September|October|November|December) \d)\b/
const asksOrCites = /\?["”’)\]]*$|^(?:See|Cf\.|Id\.|Ibid|Accord|Compare|But see|E\. ?g\.|["“‘])/
/** Nobody said so yet: 'if this were so, the state could', 'one might argue'. */
const supposed = /^(?:If|Suppose|Were|Even if|Assuming|Perhaps)\b|\bwould\b[^.;]{0,80}\bif\b|\bmight (?:be|well)\b/
/** What a case is about, and what a side says of it. */
const about =
  /\b(?:this|the|present) (?:case|appeal|suit|petition) (?:requires|presents|calls|raises|asks|involves)\b|\b(?:issues?|questions?)\b[^.;]{0,60}\b(?:is|are|include|includes|was|were) (?:\w+ )?whether\b|\b(?:State|Government|petitioners?|respondents?|appell(?:ant|ee)s?|plaintiffs?|defendants?|dissent|amici) (?:says?|said|characterizes?|suggests?|tells?|points?|asks?|believes?)\b|, it (?:held|said|concluded|found),/i
/** It says by what stands before it what it is about. */
const leans =
  /^(?:It|He|She|They|This|That|These|Those|Such|But|And|So|Nor|Yet|Or|Thus|Hence|Here|There|Therefore|However|Moreover|Accordingly|Instead|Rather|Both|Neither|Each|Consequently|Its|His|Her|Their)\b/

/**
 * Whether a sentence states law: a test, what it takes, what is allowed, or what the court holds; not what happened, what a
 * party argues, or what is asked.
 */
export function statesRule(sentence: string): boolean {
  const text = sentence.trim()
  if (text.length > longest || asksOrCites.test(text)) return false
  const place = { text, at: 0.5, start: 0, end: text.length }
  if (about.test(text)) return false
  if (holds(place) >= enoughToHold) return true
  if (supposed.test(text) || story.test(text) || argues(place)) return false
  return rules.some((one) => one.test(text))
}

/** Whether a sentence can stand first: what it says is clear without the one before it. */
export const standsAlone = (sentence: string): boolean => !leans.test(sentence.trim())

/** The first that states a rule and stands alone comes first; the others keep their order. */
export function ruleFirst<One>(all: readonly One[], words: (one: One) => string): One[] {
  const first = all.findIndex((one) => standsAlone(words(one)) && statesRule(words(one)))
  return first <= 0 ? [...all] : [all[first] as One, ...all.slice(0, first), ...all.slice(first + 1)]
}

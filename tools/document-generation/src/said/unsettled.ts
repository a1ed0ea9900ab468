import { isLowerCase } from '../reading/lower-case.ts'
import { type Unit, unitsOf } from '../reading/units.ts'
import type { Edit } from './edits.ts'

const settled = '(?:settled|agreed(?: (?:on|upon|to))?|decided(?: on)?|resolved|worked out|figured out|sorted out)'
/** Says that nothing is agreed on yet. */
const open = new RegExp(
  [
    `\\b(?:not|never|isn['’]?t|aren['’]?t|wasn['’]?t|hasn['’]?t|haven['’]?t)(?: been)?(?: yet)?(?: really| quite| fully)? ${settled}(?! (?:not )?to\\b)`,
    '\\b(?:still|left|is|are) (?:wide )?open(?= ?(?:[,.;!?)]|$|question|issue|point))',
    '\\b(?:undecided|unresolved|unsettled|up in the air|to be (?:determined|decided|discussed|worked out|settled)(?! (?:by|in|at|on|as|from|under|each|before|between|through)\\b))',
    '\\b(?:TBD|T\\.B\\.D\\.|tbd)(?![\\p{L}\\d])',
    "\\b(?:let me|I(?:['’]ll| will| need to| have to)|we(?:['’]ll| will| need to| have to)|still) think(?:ing)? (?:on|about|over) (?:that|it|this)(?: one)?\\b",
    "\\b(?:we|they|he|she|I)(?:['’]ll| will| still (?:have|need) to|(?:['’]re| are| is)? still) (?:see|talk|talking|figure|figuring|work|working|decide|deciding|argue|arguing) (?:about|on|over|out) (?:that|it|this)(?: one)?\\b",
    "^(?:hm+|um|uh|er|oh|well|not sure|no idea|dunno|I|we|let me|still|also|but|and|,|\\.| ){0,6}(?:have to|need to|got to|gotta|will|['’]ll|let me|should) (?:ask|check with|confirm with|talk to|run (?:it|that|this) (?:by|past)) (?:(?:dr|mr|ms|mrs)\\b|my|our|him|her|them|the (?:boss|owner|partners?|board|accountant|lawyer|client))\\b",
  ].join('|'),
  'iu',
)
/** A term may say what holds where something is not agreed on. */
const isTerm =
  /^(?:if|when|unless|until|where|any|should|in case)\b|\b(?:disputes?|if|unless|until|shall|must|mediat\w+|arbitrat(?:ed|ion|or) (?:will|shall|if)|within \w+ days?)\b/i
/** What was open and then said. */
const thenSaid = /\b(?:actually|make (?:it|that)|call it|scratch that|ok(?:ay)? so|no wait|let['’]s (?:say|do))\b/i

/** What is asked of whoever writes, or of the other side: a sentence with a verb of its own. */
const asks =
  /^(?:(?:so|and|also|but|ok|okay|oh|wait|or|hey|hm+|um|uh|then),? ){0,3}(?:is|are|am|was|were|do|does|did|can|could(?! you)|shall|should|will|would(?! you)|may|has|have|who|whose|what|when|where|which|why|how)(?:['’]s)?\b.*\?[?!"”)\s]{0,6}$/isu
/** What is said as a question. */
const proposes =
  /^(?:\w+,? ){0,2}(?:can|could|will|would|should) (?:we|you|u|ya) (?:please |just |also )?(?:say|do|put|make|add|write|include|use|draft|type|change|get|have|prepare|send|help)\b|, (?:right|ok|okay|correct|yes|no|huh|eh|is(?:n['’]t)? (?:it|that)(?: right)?)\?+$/i

const held = (start: number, end: number): Edit => ({ start, end, as: '', why: 'doubtful' })

/** Of a sentence that says more the clause that is open, with what parts it from the others. */
function clauseOf(unit: Unit): Edit | null {
  const words = unit.text
  const found = open.exec(words)
  if (!found) return null
  const cuts = [...words.matchAll(/[;,](?=\s)|\s[–—-](?=\s)/g)].map(({ index }) => index)
  const from = cuts.findLast((at) => at < found.index) ?? 0
  const behind = cuts.find((at) => at >= found.index + found[0].length) ?? words.length
  const before = words.slice(0, from)
  // 'Salary is $64,000, bonus TBD': what stands before with a figure is told by itself.
  const start = /[\d$%]/.test(before) || before.split(/\s+/).length > 6 ? from : 0
  const end = /[\d$%]/.test(words.slice(behind)) || start > 0 ? behind : words.length
  const isEnd = start > 0 && /^[.!?]?$/.test(words.slice(end))
  return held(unit.start + start, unit.start + (isEnd ? end - (/[.!?]$/.exec(words) ? 1 : 0) : end))
}

/** Whether a question has its answer right behind it, in few words. */
function isAnswered(text: string, unit: Unit, next: Unit | undefined): boolean {
  if (!next || /\?\W{0,3}$/.test(next.text) || open.test(next.text)) return false
  const isLine = /(?:^|\n)\s{0,4}(?:\W{0,3}Q?\d{0,2}[.):]?\s{0,4})?$/.test(
    text.slice(Math.max(0, unit.start - 8), unit.start),
  )
  const between = text.slice(unit.end, next.start)
  const isNear = next.block === unit.block || between.length < 4
  // On a line of its own stands an answer only if it says nothing by itself.
  const isBare = !between.includes('\n') || !/[:=]|\b(?:is|are|was|will|pays?)\b/i.test(next.text)
  return isNear && ((isLine && !between.includes('\n')) || (isBare && next.text.split(/\s+/).length < 7))
}

/** What is asked and what is not settled in notes for a contract: held beside it, as open. */
export function unsettledIn(text: string, kind: string): Edit[] {
  if (kind !== 'contracts') return []
  const units = unitsOf(text, isLowerCase(text))
  return units.flatMap((unit, n): Edit[] => {
    const words = unit.text
    if (words.length > 300) return []
    const next = units[n + 1]
    if (asks.test(words) && !proposes.test(words) && !open.test(words))
      return isAnswered(text, unit, next) ? [] : [held(unit.start, unit.end)]
    const found = open.exec(words)
    if (!found || isTerm.test(words) || thenSaid.test(words.slice(found.index))) return []
    const one = clauseOf(unit)
    const last = units[n - 1]
    // 'Pets? Still open.', 'Noncompete? not settled'
    const isOfLast = last && /\?\W{0,3}$/.test(last.text) && words.split(/\s+/).length < 7
    return [...(isOfLast ? [held(last.start, last.end)] : []), ...(one ? [one] : [])]
  })
}

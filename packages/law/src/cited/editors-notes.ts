import type { Citation } from '../citations/citation.ts'
import { readable } from '../layout/readable.ts'
import type { Source, Span } from '../span/span.ts'
import type { CitedPlace } from './cited.ts'

/** What somebody who checks is told to do. */
const tasks =
  '(?:check|verify|confirm|find|fix|pull|locate|look up|look into|double[- ]?check|re-?check|shepardize|keycite|cite[- ]?check|add|insert|update|replace|get|need|needs|want|revisit|ask|see if|make sure|move|cut|delete|drop)'
/** What such a task is done to. */
const things =
  '(?:this|that|these|it|them|the|a|an|all|again|better|more|newer|later|cites?|citations?|pins?|pin[- ]?cites?|pages?|quotes?|quotations?|names?|years?|dates?|courts?|spelling|holding|parentheticals?|authority|authorities|cases?|support|sources?|treatment|if|whether|with|w/|still|status|subsequent|history|original)'
/** By whatever words, wherever they stand, what only a note to the writers says. */
const plain =
  /\b(?:to-?do|fixme|tktk|tk|tbd|ntd|note to (?:self|draft|file)|drafting note|cite[- ]?check(?:er|ed)?|cite needed|citation needed|needs? (?:a )?(?:cite|pin|page|source)|still good law\?|wrong (?:cite|pin)|right (?:cite|page|year|court|case|pin|volume)\?)(?![\p{L}])/iu
/** What begins a note, and within a sentence may be said of a case. */
const begins =
  /^(?:(?:i|we) )?(?:can[’']?t|cannot|could ?n[o’']t|couldn[’']t|unable to|did ?n[o’']t|didn[’']t) (?:find|locate|confirm|verify|open|pull) (?:this|it|that|the (?:cite|case|page|quote|opinion))\b|^(?:not (?:sure|verified|checked|confirmed|found)|un(?:verified|checked|confirmed)|placeholder|made[- ]up|halluc\p{L}+|wrong (?:page|year|court|case|volume|name))(?:$|[ ?!.:,-]{1,3}(?:this|that|the|if|about|cite|case|yet|by|on)\b|[?!.]{1,3}$)|^(?:is|are) (?:this|that|it|these) (?:right|correct|real|the right|still)\b|^(?:this |that |it )(?:does(?:n[’']t| not) (?:exist|look right|seem right)|looks? wrong)|^still good(?: law)?(?:\?|$)|^double[- ]?check/iu
const task = new RegExp(
  `^(?:\\p{Lu}{2,3}[:,]\\s{0,2})?(?:please |pls\\.? |must |to |should )?${tasks}(?:[:?!.]{0,3}$|\\s${things}(?![\\p{L}]))`,
  'iu',
)
/** 'AB: who cites this?', 'JL – move up': initials of the one who writes. */
const initials = /^\p{Lu}{2,3}\s?[:–—-]\s/u
/** 'cite?', 'pin cite?', '1966?', 'right court??' */
const asks =
  /^(?=.{0,50}\b(?:cites?|pins?|pages?|year|court|quotes?|right|correct|real|name|date|vol|volume|sources?|sure|good|\d{1,4})\b)[^.;“”"]{1,50}\?{1,4}!?$/iu
const doubtsOnly = /^(?:sic|\?{1,4}|!{1,4}|\*{1,4}|tk)$/i
/** What a parenthetical on a case begins with: it says of the case, whatever it ends with. */
const saysOfCase = /^(?:\p{L}+ly\s)?\p{L}{2,}ing\s/u

/** Whether words in brackets beside a citation are a note of those who write or check the document, and say nothing of the case. */
export function isEditorsNote(words: string): boolean {
  const one = words.replace(/\s+/g, ' ').trim()
  if (one.length === 0 || one.length > 160) return false
  if (doubtsOnly.test(one) || initials.test(one) || task.test(one)) return true
  if (saysOfCase.test(one)) return false
  return begins.test(one) || plain.test(one) || asks.test(one)
}

/** The words behind a citation that a note may stand in, each time with the signs that close it. */
const behind =
  /^[\s.,;]{0,3}(?:\*{1,3}|\/{2})?\s?(?:\[([^[\]\n]{1,160})\]|\(([^()\n]{1,160})\)|<<([^<>\n]{1,160})>>|\{\{?([^{}\n]{1,160})\}\}?|(?:--|–|—)\s?([^.;()[\]\n?]{1,80}\?{1,4})|(\?{2,4}))/u
const before = /(?:\[([^[\]\n]{1,160})\]|<<([^<>\n]{1,160})>>|\{\{?([^{}\n]{1,160})\}\}?)[\s:]{0,3}$/u
const mostBehind = 3

/**
 * The notes that stand beside citations, by place in `places`: '[check pin]', '(can't find this one)', '<<confirm>>',
 * '[AB: is this right?]'. A note right before a citation is of that one, unless it is behind another.
 */
export function editorsNotes({ text }: Source, places: readonly CitedPlace[]): Map<number, string[]> {
  const notes = new Map<number, string[]>()
  let taken = 0
  for (const [at, { citation, span }] of places.entries()) {
    const until = places[at + 1]?.span.start ?? text.length
    const found: string[] = []
    const lead = before.exec(text.slice(Math.max(taken, span.start - 180, 0), span.start))
    const led = lead?.slice(1).find((one) => one !== undefined)
    if (led && isEditorsNote(led)) found.push(led)
    for (const inner of notesWithin(text, citation)) found.push(text.slice(inner.start, inner.end))
    let from = Math.max(span.end, citation.end)
    for (let count = 0; count < mostBehind && from < until; count++) {
      const match = behind.exec(text.slice(from, Math.min(until, from + 180)))
      const words = match?.slice(1).find((one) => one !== undefined)
      if (!match || words === undefined || !isEditorsNote(words)) break
      found.push(words)
      from += match[0].length
    }
    taken = from
    if (found.length > 0) notes.set(at, [...new Set(found.map(readable))])
  }
  return notes
}

/** Parentheticals of a citation that are notes of its writers. */
const notesWithin = (text: string, citation: Citation): Span[] =>
  'parentheticals' in citation
    ? citation.parentheticals.filter(({ start, end }) => isEditorsNote(text.slice(start, end)))
    : []

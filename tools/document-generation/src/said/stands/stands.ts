import { isLine, isSentence } from '../clean/form.ts'
import { readsWhole } from '../prose/reads-whole.ts'
import { isUnjoined } from './joined.ts'
import { readsAsNotes } from './of-notes.ts'
import { pointsAtNobody } from './points-at-nobody.ts'
import { subjects } from './subjects.ts'

const framed = /^The following (?:applies to|is|are) (?<label>[^:]{2,60}): (?<value>.+)$/su
/** What says nothing behind a label. */
const noValue =
  /^(?:on|at|in|by|until|not|theirs|been|of|from|fine|ok|okay|yes|no)(?![\p{L}-])(?! \p{L}+ (?:on|after|of|for|in|to))[^;]{0,20}$/iu

/** Words behind a label that is no subject of a contract, or that say nothing of it. */
function isPoorlyFramed(sentence: string): boolean {
  const { label = '', value = '' } = framed.exec(sentence)?.groups ?? {}
  return value !== '' && (!subjects.test(label) || noValue.test(value))
}

/**
 * Whether a sentence of a contract can be signed as it stands: it has its subject and verb, joins its clauses, and reads as no note.
 * @param before what stands before it in the same clause, and may name whom it points at
 */
export function standsInContract(sentence: string, before = ''): boolean {
  const text = sentence.trim()
  // What runs on without end is no sentence to judge.
  if (text.length > 1500 || !/\p{Ll}/u.test(text)) return true
  if (readsAsNotes(text) || isPoorlyFramed(text) || pointsAtNobody(text, before) || isUnjoined(text)) return false
  const isFirst = before.trim() === ''
  return (
    framed.test(text) || isSentence(text, false, isFirst) || isLine(text) || (!/^\P{L}/u.test(text) && readsWhole(text))
  )
}

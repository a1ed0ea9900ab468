import { figure } from '../left-over.ts'
import { isSentence } from './form.ts'
import { sentencesOf } from './gate.ts'
import { faultIn, wordsOf } from './register.ts'

const turns = /\b(?:no(?!\.)|not|never|none|only|must|shall|may|will|can|cannot|unless|except|without|if)\b|n['’]t\b/iu
const header = /^\W{0,3}(?:from|to|date|sent|subject|re|cc|bcc|attn|memo|notes?|fyi)\b\s?[:–—-]/iu

/** What is said to whoever writes the paper. */
const order =
  /^(?:(?:please|pls|also|and|so|oh) )*(?:do not|don['’]t|never) (?:mention|write|say|put|include|tell|name|identify|add|use|list|show)\b|^(?:(?:please|pls) )?(?:write|type|draw|send|put) (?:it|this|that)\b|^(?:have|need|got) to (?:ask|check|call|confirm|find out)\b|^(?:ask|check with|call) \p{Lu}/iu

/** 'Laundry - basement': what a few words are of. */
const labeled = /^[\p{L}’' ]{2,30}(?::| [–—-]) /u

/** Whether words that are no sentence of a contract are none of its terms either: a greeting, a question, a header, a scrap. */
export function isChatter(said: string): boolean {
  if (isSentence(said)) return false
  if (header.test(said) || order.test(said)) return true
  if (faultIn(said) === 'person' && sentencesOf(said).length === 1) return true
  if (figure.test(said) || turns.test(said)) return false
  const fault = faultIn(said)
  const isScrap = wordsOf(said).length < 5 && !labeled.test(said)
  return fault === 'speech' || fault === 'person' || fault === 'question' || fault === 'opinion' || isScrap
}

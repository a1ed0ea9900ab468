import { capital } from '../../capital.ts'
import { isSentence } from '../clean/form.ts'
import type { Edit } from '../edits.ts'
import { stateNames } from '../reading.ts'

/** 'He brought it with him, it stays his': what points at a thing that was named before stays with it. */
const pointsBack =
  /^(?:(?:and|but|so) )?(?:(?:it|that|those|these) (?:stays?|remains?|is|are) (?:his|hers|theirs|mine|ours|yours)\b|(?:I|we|he|she|they|you) (?:\p{L}+ ){1,2}(?:it|them|those)\b)/iu

/** A sentence as it was written down, up to its stop. */
const sentence =
  /[^.!?;:\n]+(?:[.:](?=[\d\p{Ll}@])[^.!?;:\n]+|(?<=\b(?:Mr|Mrs|Ms|Dr|St|Jr|Prof|[ap]\.m|[ap]))\.[^.!?;:\n]+)*/gu
/** Fewest words of a sentence that is taken apart, and of its statements that commas alone join. */
const longest = 24
const fewest = 3
/** What hangs on a statement that is still to come. */
const leads =
  /^(?:(?:and|but|so|also|or) )?(?:if|when|whenever|once|unless|until|till|while|because|since|although|though|after|before|as (?:long|soon)|in case|where|even if|given|provided|except|with|without)\b/i
/** Terms of a deal that have no verb: 'no pets', 'Idaho law', 'ninety day trial period', 'two weeks of vacation'. */
const topic =
  /^(?:no (?!matter|longer|sorry|wait|more|less|later|one|make|it|that)\p{Ll}[\p{L}-]+|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? law\b|(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|ten|twelve|fifteen|thirty|sixty|ninety)[ -](?:days?|weeks?|months?|years?) (?:of )?(?!notice|after|before|from|if|until|to|in|at|and|or|a|an|per|each|of)\p{L}{3,})/u
const joint = /^(?:and|but|so|also|plus|then|oh)(?: (?:then|also))? (?=\p{L})/u
/** Somebody who does something: no more is needed to tell that a statement begins. */
const speaks = /^(?:I|we|he|she|they|it|there|you)(?:['’]\p{L}{1,2})? \p{L}/iu
/** 'She's got Oak Farm LLC': whom or what somebody has tells who a party is. */
const ofSomebody = /^(?:he|she|they|I|we)\b[^,]*\b(?:LLC|Inc|Corp|LLP|PLLC|Ltd|Co)\b/u

const state = new RegExp(`^(?:${stateNames}|[A-Z]{2})(?! law)(?![\\p{L}’'-])`, 'u')

/** Whether words that a comma sets off tell something by themselves: somebody does something, or a thing of the deal is named. */
export function tells(words: string): boolean {
  const own = words.replace(joint, '').trim()
  return (
    !leads.test(words) &&
    !ofSomebody.test(own) &&
    (topic.test(own) || speaks.test(own) || isSentence(`${capital(own)}.`, true))
  )
}

/** Stops in a sentence of many statements that only commas join, as people speak and type: each is then read by itself. */
export function splicesIn(text: string): Edit[] {
  const edits: Edit[] = []
  for (const { 0: words, index } of text.matchAll(sentence)) {
    // What is longer is no sentence that anybody said.
    if (words.length > 4000 || words.trim().split(/\s+/).length < longest) continue
    const commas = [...words.matchAll(/,\s(?=\p{L}|\d)/gu)].map(({ index: at }) => at)
    const places: number[] = []
    let from = words.search(/\S/)
    for (const [n, at] of commas.entries()) {
      const before = words.slice(from, at).trim()
      const rest = words.slice(at + 2, commas[n + 1] ?? words.length)
      // 'Austin, Texas hires her': a state is of the town before it.
      if (/(?<!\p{L})\p{Lu}\p{L}+$/u.test(before) && state.test(rest)) continue
      if (!tells(rest) || pointsBack.test(rest) || (leads.test(before) && !/,/.test(before))) continue
      places.push(at)
      from = at + 2
    }
    if (places.length < fewest - 1) continue
    for (const at of places) {
      const start = at + 2 + (joint.exec(words.slice(at + 2))?.[0].length ?? 0)
      edits.push({
        start: index + at,
        end: index + start + 1,
        as: `. ${words.charAt(start).toUpperCase()}`,
        why: 'filler',
      })
    }
  }
  return edits
}

import type { Span } from '@casewright/law'
import type { Filled } from '../output.ts'
import type { Edit } from '../said/edits.ts'
import { bars } from './bars.ts'
import { soundsBeside } from './beside-words.ts'
import { type Judged, likelyOf, meanOf } from './judge.ts'

const name = /[\p{Ll},] \p{Lu}(?!['’])\p{L}/u
const fact =
  /[\d$%@]|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|million)\b|\p{Lu}[\p{L}’'-]{1,24}\.? \p{Lu}\p{Ll}/u

/** What somebody does, must or may not do: as a contract says it. */
const duty =
  /^(?:and |but |so |also |then )?(?:I|we|you|he|she|they|it|(?:the )?(?:landlord|tenant|seller|buyer|provider|client|consultant|employer|employee))(?:['’]ll| will| won['’]t| shall| must| can| cannot| can['’]t| may| do not| don['’]t| does not| doesn['’]t| has to| have to| gets? to| keeps?| pays?| fix(?:es)?| brings?| gives?| returns?)\b/i

/** What a notice tells those who get it: it is said to them, and to nobody beside it. */
const toHolders =
  /^please do not (?:discuss|talk|speak|forward|share|post|reply|contact|communicate|circulate|email|text|respond|comment|alter|wipe|reset|shred|recycle|create)\b/i
const heldFrom = (isSubject: boolean, has: boolean, byWords: boolean): number =>
  isSubject
    ? bars.heldSubject
    : has
      ? byWords
        ? bars.heldWithFactByWords
        : bars.heldWithFact
      : byWords
        ? bars.heldByWords
        : bars.held

const besideOf = (judged: Judged, place: Span): number => {
  const mean = meanOf(judged, place)
  return likelyOf(judged, mean, 'aside') + likelyOf(judged, mean, 'undone')
}

/**
 * Clauses that are said beside the matter, to be left out. One with a figure or a name only if there is hardly a doubt; what
 * may be one is held beside the document.
 */
export function asidesOf(
  judged: Judged,
  text: string,
  placed: readonly Filled[],
  isTerm: (words: string) => boolean,
): Edit[] {
  const found: (Span & { unit: number; why: 'aside' | 'doubtful' })[] = []
  const own = judged.clauses.map((clause) => besideOf(judged, clause))
  const ofUnits = new Map<number, { sum: number; count: number }>()
  for (const [n, { unit, from, to }] of judged.clauses.entries()) {
    const { sum, count } = ofUnits.get(unit) ?? { sum: 0, count: 0 }
    ofUnits.set(unit, { sum: sum + (own[n] as number) * (to - from), count: count + to - from })
  }
  for (const [n, clause] of judged.clauses.entries()) {
    const isPlaced = placed.some(
      ({ from, value }) => from && value.length < 80 && from.start < clause.end && clause.start < from.end,
    )
    if (isPlaced) continue
    const words = text.slice(clause.start, clause.end)
    if (toHolders.test(words)) continue
    const isSubject = isTerm(words) || (duty.test(words) && !soundsBeside(words))
    const has =
      fact.test(words) || isSubject || judged.things.some(({ start, end }) => start < clause.end && clause.start < end)
    const { sum, count } = ofUnits.get(clause.unit) ?? { sum: 0, count: 1 }
    const alone = own[n] as number
    // What stands around it tells as well: few say one clause beside the matter.
    const near = 0.5 * alone + (0.3 * sum) / count + 0.1 * (own[n - 1] ?? 0.5) + 0.1 * (own[n + 1] ?? 0.5)
    const isAside = has
      ? alone >= bars.asideWithFact
      : near >= (name.test(words) || clause.to - clause.from < 8 ? bars.asideWithName : bars.aside)
    if (!isAside && near < heldFrom(isSubject, has, soundsBeside(words))) continue
    const why = isAside ? 'aside' : 'doubtful'
    const last = found.at(-1)
    if (last && last.unit === clause.unit && last.why === why && !/[\p{L}\d]/u.test(text.slice(last.end, clause.start)))
      last.end = clause.end
    else found.push({ start: clause.start, end: clause.end, unit: clause.unit, why })
  }
  return found.map(({ start, end: last, why }) => {
    // What ends the sentence stays where something is left of it.
    const end = last - (/[.!?…]{1,3}$/.exec(text.slice(start, last))?.[0].length ?? 0)
    const before = /[,;–—-][ \t]{0,2}$/.exec(text.slice(Math.max(0, start - 3), start))?.[0] ?? ''
    const more = /^[,;.!?…]{0,3}[ \t]?/.exec(text.slice(end, end + 4))?.[0] ?? ''
    const closes = before !== '' && /^[.!?…]/.test(more)
    return {
      start: start - (closes ? before.length : 0),
      end: closes ? end : end + more.length,
      as: '',
      why,
    }
  })
}

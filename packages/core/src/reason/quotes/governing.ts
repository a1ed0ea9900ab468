import {
  conditionPhrases,
  conditions,
  coordinators,
  limits,
  negations,
  openers,
  prepositions,
  privatives,
  quantifiers,
  relatives,
  slotOf,
} from './classes.ts'
import { hasVerb, isVerbAt, type Read } from './clause.ts'
import { refusing } from './lead-words.ts'
import type { Omission } from './omission.ts'

/** A word left out that governs words kept. */
export interface Governing {
  kind: 'condition' | 'negation' | 'limit' | 'quantity'
  word: string
}

/** Words that begin a clause whose negations, limits and conditions are its own. */
const asides = new Set([...relatives, 'although', 'though', 'while', 'whereas', 'because'])

const concessions = new Set(['although', 'though'])

/** A word left out that governs words kept: a condition anywhere, a negation or a limit outside of a clause of its own. */
export function governing({ kept, left, next, markAfter, markBefore }: Omission): Governing | null {
  const closed = markAfter !== '' || coordinators.has(left.at(-1)?.word ?? '') || opensPhrase(next[0])
  const isInside = (at: number) =>
    closed &&
    left.slice(0, at).some(
      ({ word, mark }, place) =>
        asides.has(word) &&
        (place === 0 || mark !== '' || place < at - 1) &&
        // 'though not of the others' excepts, where 'though he did not sign' tells something else.
        !(
          concessions.has(word) &&
          place === at - 1 &&
          !hasVerb(left.slice(place)) &&
          !isParticiple(left[at + 1]?.word)
        ),
    )
  const condition = conditionIn(left, isInside)
  if (condition) return { kind: 'condition', word: condition }
  const neither = kept.findLastIndex(({ word }) => word === 'neither')
  if (neither >= 0 && isNor(left) && !isNor(kept.slice(neither)) && !isNor(next))
    return { kind: 'negation', word: 'nor' }
  const refused = left.findLastIndex(({ word }) => refusing.has(word))
  if (refused >= 0 && markAfter === '' && isBase(next[0]) && !isInside(refused))
    if (left.slice(refused).some(({ word }) => word === 'to'))
      return { kind: 'negation', word: left[refused]?.word ?? '' }
  const negated = kept.some(({ word }) => negations.has(word) || word.endsWith("n't"))
  const isContrast = (at: number) =>
    markBefore !== '' && markAfter !== '' && (at === 0 || (at === 1 && left[0]?.word === 'and')) && left.length > at + 1
  // 'in substantially one act' limits its own phrase.
  const ofPhrase = (at: number) =>
    at > 0 &&
    markBefore !== '' &&
    markAfter !== '' &&
    (hasVerb(left) || (prepositions.has(left[0]?.word ?? '') && at < left.length - 1))
  for (const [at, { word }] of left.entries()) {
    if (word === 'without' && isOfVerb(left, at)) continue
    const isSecond = word === 'nor' || (negated && at > 0 && left.slice(0, at).some((one) => one.word === 'nor'))
    if ((negations.has(word) || word.endsWith("n't")) && !isInside(at) && !isContrast(at) && !(isSecond && negated))
      return { kind: 'negation', word }
    if (limits.has(word) && !isInside(at) && !ofPhrase(at)) return { kind: 'limit', word }
  }
  const doubted = privativeIn({ left, next, markAfter })
  if (doubted) return { kind: 'limit', word: doubted }
  const [first, last] = [left[0]?.word ?? '', left.at(-1)?.word ?? '']
  if (markAfter === '' && quantifiers.has(last) && left.length > 2 && (next[0]?.word === 'of' || !opensPhrase(next[0])))
    return { kind: 'quantity', word: last }
  const isPair = (first === 'either' || first === 'both') && opensPhrase(next[0]) && next[0]?.word !== 'of'
  if (quantifiers.has(first) && left.length <= 2 && !isPair) return { kind: 'quantity', word: first }
  return null
}

/** 'the [proposed] plan': the noun is kept, and a word that takes it back is not. */
function privativeIn({ left, next, markAfter }: Pick<Omission, 'left' | 'next' | 'markAfter'>): string | null {
  if (markAfter !== '' || opensPhrase(next[0])) return null
  const tail = left.slice(-3)
  const from = tail.findLastIndex(({ word, mark }) => mark !== '' || slotOf(word) !== null)
  return tail.slice(Math.max(0, from)).find(({ word }) => privatives.has(word))?.word ?? null
}

export function conditionIn(left: readonly Read[], isInside: (at: number) => boolean = () => false): string | null {
  for (const [at, { word, mark }] of left.entries()) {
    if (!conditions.has(word) || isInside(at)) continue
    if (word === 'without' && isOfVerb(left, at)) continue
    if (word === 'if' && isAtWill(left, at)) continue
    if (
      word === 'provided' &&
      !mark &&
      /^(?:be|is|are|was|were|as|been|has|have|had|it|which|that)$/.test(left[at - 1]?.word ?? 'as')
    )
      continue
    if (word === 'only' && left[at - 1]?.word === 'not') continue
    if (word === 'whether' && left.some((one, place) => place > at && one.word === 'or')) continue
    if (word === 'where' && prepositions.has(left[at - 1]?.word ?? '')) continue
    return word
  }
  const own = left.filter((_, at) => !isInside(at))
  return conditionPhrases.exec(own.map(({ word }) => word).join(' '))?.[0] ?? null
}

/** 'deprives another of property [without due process]': of a verb that is left out with it. */
const isOfVerb = (left: readonly Read[], at: number): boolean =>
  left.slice(0, at).some((_, verb) => isVerbAt(left, verb))

/** 'may, [if its citizens choose,] serve': no more than 'may' says itself. */
const isAtWill = (left: readonly Read[], at: number): boolean =>
  at === 0 && left.length <= 5 && atWill.test(left.map(({ word }) => word).join(' '))
const atWill =
  /^if (?:he|she|it|they|we|(?:its|his|her|their) \p{L}+) (?:so )?(?:chooses?|desires?|wish(?:es)?|elects?|pleases?|sees? fit|likes?)(?: to)?(?: so)?$/u

const isNor = (words: readonly Read[]) => words.some(({ word }) => word === 'nor')
const isParticiple = (word = '') => word.length > 4 && word.endsWith('ed')
/** A verb with no ending, such as 'refuse to' and 'may' wait for. */
const isBase = (next: Read | undefined) =>
  next !== undefined && slotOf(next.word) === null && !/(?:ed|ing|s)$/.test(next.word)

/** Words that begin a phrase, and take nothing from the word before them but their place. */
export const opensPhrase = (next: Read | undefined): boolean =>
  next === undefined ||
  next.mark !== '' ||
  coordinators.has(next.word) ||
  openers.has(next.word) ||
  prepositions.has(next.word)

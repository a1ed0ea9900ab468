import {
  be,
  coordinators,
  determiners,
  isAdverb,
  isVerb,
  isVerbal,
  modals,
  openers,
  prepositions,
  pronouns,
  relatives,
  sayings,
  slotOf,
  speakers,
  startsNoun,
} from './classes.ts'
import { type Clauses, clausesIn, hasVerb, isVerbAt, type Read, startsClause } from './clause.ts'
import { opensPhrase } from './governing.ts'
import { barely } from './lead-words.ts'
import type { Omission } from './omission.ts'

type Broken = { kind: 'clauses' | 'speaker' } | null

/**
 * Whether what is left out is whole: its clauses have their verbs and its verbs their subjects, and the word after it goes
 * on what stands before it, and not what is left out.
 */
export function isWhole(omission: Omission): Broken {
  const { left } = omission
  const [only] = left
  if (left.length === 1 && only && (determiners.has(only.word) || be.has(only.word) || relatives.has(only.word)))
    return null
  if (isComment(left) || isReducedRelative(omission) || repeatsModal(omission)) return null
  if (takesClause(omission)) return { kind: 'clauses' }
  const broken = { kind: isStatement(left) ? 'speaker' : 'clauses' } as const
  const clauses = clausesIn(left)
  return cutsClause(omission, clauses) || cutsSubject(omission, clauses) || cutsPhrase(omission) ? broken : null
}

/** 'the offense [with which he is] charged': the participle says it alone. */
const isReducedRelative = ({ left, next }: Omission): boolean =>
  left.length <= 8 &&
  (relatives.has(left[0]?.word ?? '') ||
    (prepositions.has(left[0]?.word ?? '') && relatives.has(left[1]?.word ?? ''))) &&
  be.has(left.at(-1)?.word ?? '') &&
  (next[0]?.word.endsWith('ed') ?? false) &&
  (next.length === 1 || opensPhrase(next[1])) &&
  left.filter((_, at) => isVerbAt(left, at)).length === 1

/** '[may] stand in the way of all and thus [may] block some': the modal that governs both stands before the quotation. */
const repeatsModal = ({ kept, left, next }: Omission): boolean => {
  const [only] = left
  const before = kept.findLast(({ word }) => !isAdverb(word))
  return (
    left.length === 1 &&
    modals.has(only?.word ?? '') &&
    coordinators.has(before?.word ?? '') &&
    kept[0]?.capital === false &&
    !hasVerb(kept) &&
    !startsNoun(next[0]?.word ?? '')
  )
}

/** 'Some courts hold [otherwise, and in those States] a tenant may leave': what follows would become what they hold. */
const takesClause = ({ kept, left, next }: Omission): boolean =>
  barely.has(kept.at(-1)?.word ?? '') &&
  left.at(-1)?.word !== 'that' &&
  startsNoun(next[0]?.word ?? '') &&
  startsClause(next)

/** '[we think]', '[it seems to us that]': what the court says of its own sentence. */
const isComment = (left: readonly Read[]): boolean =>
  /^(?:as )?(?:we|i)(?: \p{L}+ly| also| now)? (?:think|believe|hold|conclude|say|repeat|agree|find)(?: that)?$|^it (?:seems|appears)(?: to (?:us|me))?(?: that)?$/u.test(
    left.map(({ word }) => word).join(' '),
  )

const isStatement = (left: readonly Read[]): boolean =>
  left.some(({ word }) => sayings.has(word)) && !left.some(({ word }) => speakers.has(word))

/** A clause begins in what is left out and takes its verb, or its subject, from what is kept. */
function cutsClause(omission: Omission, { isOpen }: Clauses): boolean {
  const { left, next, markBefore, markAfter } = omission
  if (!isOpen) return false
  const last = left.at(-1)?.word ?? ''
  if (markBefore !== '' && markAfter !== '') return false
  if (repeatsSlot(omission) && openers.has(last)) return false
  return !(opensPhrase(next[0]) && slotOf(last) === null)
}

/** A subject is left out and its verb kept, or a verb is left out and its subject goes on with another. */
function cutsSubject(omission: Omission, { verbs, boundary }: Clauses): boolean {
  const { kept, left, next, markBefore, markAfter } = omission
  const last = left.at(-1)?.word ?? ''
  const isJoined = coordinators.has(last)
  const known = new Set(kept.map(({ word }) => word))
  const isOther = (words: readonly string[]) =>
    words.some((word) => !known.has(word) && !determiners.has(word) && !prepositions.has(word) && !isAdverb(word))
  const isAside = markBefore !== '' && markAfter !== ''
  const verbFirst = startsWithVerb(next)
  const others = verbs.filter(({ subject }) => isOther(subject))
  if (others.length > 0) {
    if ((repeatsSlot(omission) && openers.has(last)) || isReduced(omission)) return false
    if (isAside && left.length <= 6 && verbs.length === 1) return isStatement(left)
    // 'the message [they convey]'
    if (
      others.length === 1 &&
      markBefore === '' &&
      pronouns.has(left[0]?.word ?? '') &&
      others[0]?.subject.length === 1
    )
      return !(verbFirst || opensPhrase(next[0]))
    const whole = (markBefore !== '' || coordinators.has(left[0]?.word ?? '')) && (markAfter !== '' || isJoined)
    return !(whole && startsClause(next) && hasVerb(kept))
  }
  if (isAside && !startsWithVerb(left)) return false
  if (verbs.length > 0 && !verbFirst) return (isJoined && isObject(next)) || losesVerb(omission)
  if (!verbFirst || isJoined) return false
  if (verbs.length > 0) return !repeatsSlot(omission)
  return losesNoun(omission) || endsWithSubject(omission, boundary, isOther)
}

/** 'The rules [provided for dues], the members being poor': a subject is kept and its verb is not. */
const losesVerb = ({ kept, left }: Omission): boolean =>
  kept[0]?.capital === true && startsWithVerb(left) && !kept.some((_, at) => isVerbAt(kept, at))

const isObject = (next: readonly Read[]): boolean => !opensPhrase(next[0]) && !startsClause(next)

/** 'The small [dealer] may suffer': who it is, is left out. */
const losesNoun = ({ kept, left, markBefore, markAfter }: Omission): boolean =>
  left.length <= 2 &&
  markBefore === '' &&
  markAfter === '' &&
  determiners.has(kept.at(-2)?.word ?? '') &&
  left.every(({ word }) => slotOf(word) === null && !isAdverb(word) && !isVerbal(word) && !pronouns.has(word))

/** 'The plaintiff [sued in March, and the defendant] answered': the last words left out are a subject. */
function endsWithSubject(
  { left, markBefore, markAfter }: Omission,
  boundary: number,
  isOther: (words: readonly string[]) => boolean,
): boolean {
  const tail = left.slice(Math.max(0, boundary))
  const first = tail[0]?.word ?? ''
  if (first === '' || markAfter !== '' || !isOther(tail.map(({ word }) => word))) return false
  if (pronouns.has(first)) return true
  // 'The State [and its officers] are'
  if (boundary === 1 && markBefore === '') return false
  if (boundary < 1) return startsNoun(first)
  return !prepositions.has(first) && !isAdverb(first) && !isVerbal(first)
}

/** The next word goes on a phrase that is left out. */
function cutsPhrase(omission: Omission): boolean {
  const { kept, left, next, markAfter } = omission
  const [before, last] = [kept.at(-1)?.word ?? '', left.at(-1)?.word ?? '']
  if (markAfter !== '' || coordinators.has(last)) return false
  if (left.length === 1 && last === 'to' && coordinators.has(before)) return false
  // 'our decisions [since] have held': without an object it is an adverb.
  if (left.length === 1 && slotOf(last) === 'preposition' && startsWithVerb(next)) return false
  if (slotOf(last)) return !repeatsSlot(omission) && !isReduced(omission)
  if (opensPhrase(next[0]) || startsWithVerb(next) || !isVerbal(last)) return false
  // 'searched [and seized] the car', 'a [qualified] person'
  const isSecond = left.length <= 3 && coordinators.has(left[0]?.word ?? '') && isVerbal(before)
  return !isSecond && !(left.length <= 3 && (slotOf(before) === 'determiner' || slotOf(before) === 'preposition'))
}

/** 'unimpressive if [they were] submitted' */
const isReduced = ({ kept, left, next }: Omission): boolean =>
  left.length === 2 &&
  openers.has(kept.at(-1)?.word ?? '') &&
  pronouns.has(left[0]?.word ?? '') &&
  be.has(left[1]?.word ?? '') &&
  (next[0]?.word.endsWith('ed') ?? false)

const startsWithVerb = (words: readonly Read[]): boolean => {
  const at = words.findIndex(({ word }) => !isAdverb(word))
  if (at < 0 || at > 2) return false
  return isVerb(words[at]?.word ?? '', undefined, words[at + 1]) || (at > 0 && isVerbAt(words, at))
}

/** 'found that [one was so and that] the other': a mark or a coordinator, then such words as end what is kept. */
function repeatsSlot({ kept, left }: Omission): boolean {
  let from = left.length
  while (from > 0 && !coordinators.has(left[from - 1]?.word ?? '') && slotOf(left[from - 1]?.word ?? '')) {
    from--
    if (left[from]?.mark) break
  }
  const count = left.length - from
  if (count === 0 || !(left[from]?.mark || coordinators.has(left[from - 1]?.word ?? ''))) return false
  const [one, other] = [kept.at(-1)?.word ?? '', left.at(-1)?.word ?? '']
  if (one === other || (modals.has(one) && modals.has(other)) || (be.has(one) && be.has(other))) return true
  // 'does [and will] hold'
  if (count === 1 && left.length === 2 && left[0]?.word === 'and' && slotOf(one) === 'verb' && slotOf(other) === 'verb')
    return true
  const slot = slotOf(one)
  return count <= 2 && slot === slotOf(other) && (slot === 'determiner' || slot === 'preposition')
}

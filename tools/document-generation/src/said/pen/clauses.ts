// The clauses of a sentence of notes: which of them has who does something, and which only what is done.
import {
  adverbs,
  bases,
  conjunctions,
  determiners,
  helping,
  isPastForm,
  prepositions,
  pronouns,
  relatives,
  subordinators,
  thirdPersons,
} from '../clean/lexicon.ts'
import { isPast, isVerbToo } from '../in-third-person/verbs.ts'

/** A clause; what is done by who was named before; what hangs on a clause; any other words. */
export type Kind = 'clause' | 'verbs' | 'hanging' | 'rest'

export const tokensOf = (words: string): string[] =>
  (words.match(/[\p{L}\d$#%&./@-]+(?:['’]\p{L}+)?/gu) ?? []).map((word) => word.replace(/[.]$/, ''))
const lowOf = (word: string) => word.toLowerCase().replace('’', "'")
const lead = /^(?:and|but|so|then|also|or|plus|yet)$/
const shortened = /^(?:i|we|he|she|it|they|you|that|there|who|what)'(?:s|m|re|ve|ll|d)$/
const more =
  /^(?:which|who|where|whose|whom|when|while|because|since|although|though|as|if|unless|until|once|before|after)$/
const isNegated = (low: string) => /n't$|^(?:cannot|can't)$/.test(low)
const isAdverb = (low: string) =>
  adverbs.has(low) || /^(?:.{2,}ly|still|just|never|always|not|now|once|even)$/.test(low)

/** Whether a word may be the verb of whoever stands right before it. */
const isVerb = (low: string, next = ''): boolean =>
  helping.has(low) ||
  isNegated(low) ||
  isPast(low) ||
  isPastForm(low) ||
  thirdPersons.has(low) ||
  isVerbToo(low, next) ||
  bases.has(low)
const isSure = (low: string) => helping.has(low) || isNegated(low) || isPast(low) || thirdPersons.get(low) === 'sure'

/** What somebody is, at the end of words that name nobody else. */
const states = /^(?:certified|licensed|trained|registered|retired|insured|bonded|experienced|skilled)$/

/** Where in words the verb is that a subject has which begins at a place; -1 where there is none. */
function verbAfterSubject(words: readonly string[], from: number): number {
  const first = lowOf(words[from] ?? '')
  if (shortened.test(first)) return words.length > from + 1 ? from : -1
  if (pronouns.has(first) || /^(?:this|that|these|those|both|all|some|none|neither|each|most)$/.test(first)) {
    let at = from + 1
    while (isAdverb(lowOf(words[at] ?? ''))) at++
    const low = lowOf(words[at] ?? '')
    if (low !== '' && isVerb(low, lowOf(words[at + 1] ?? '')) && !(first === 'that' && determiners.has(low))) return at
    if (pronouns.has(first)) return -1
  }
  const isNoun = determiners.has(first) || /^[\p{Lu}\d$]/u.test(words[from] ?? '') || from === 0
  if (!isNoun || prepositions.has(first) || subordinators.has(first) || relatives.has(first)) return -1
  for (let at = from + 1; at < Math.min(words.length, from + 12); at++) {
    const low = lowOf(words[at] ?? '')
    const before = lowOf(words[at - 1] ?? '')
    if (pronouns.has(low) || shortened.test(low) || subordinators.has(low) || more.test(low)) return -1
    if (
      /'s$/.test(low) &&
      at === from + 1 &&
      /^(?:\p{Ll}+ed|been|out|not|a|an|the|in|still)$/u.test(words[at + 1] ?? '')
    )
      return at
    if (isAdverb(low) || prepositions.has(low) || determiners.has(low) || conjunctions.has(low)) continue
    if (determiners.has(before) || before === 'to' || (prepositions.has(before) && !helping.has(low))) continue
    // 'Two of them want'.
    if (/^(?:them|us)$/.test(before) && bases.has(low)) return at
    if (states.test(low) && at === words.length - 1) return -1
    if (isSure(low) && !(isPast(low) && lowOf(words[at + 1] ?? '') === 'by')) return at
    if (
      thirdPersons.has(low) &&
      /^(?:[\d$]|the$|an?$|at$|in$|on$|to$|for$|with$|january$|february$|march$|april$|may$|june$|july$|august$|september$|october$|november$|december$)/.test(
        lowOf(words[at + 1] ?? ''),
      )
    )
      return at
    if (bases.has(low) && /[^s]s$/.test(before) && determiners.has(lowOf(words[at + 1] ?? ''))) return at
  }
  return -1
}

/** What kind of words stand between two commas. */
export function kindOf(words: string): Kind {
  const all = tokensOf(words)
  let at = 0
  while (lead.test(lowOf(all[at] ?? ''))) at++
  const low = lowOf(all[at] ?? '')
  if (low === '') return 'rest'
  const isOnce = low === 'once' && isVerb(lowOf(all[at + 1] ?? ''))
  const hangs = !isOnce && (subordinators.has(low) || /^(?:because|since|as|after|before)$/.test(low))
  if (hangs) {
    // 'When the storm hit he called': its own clause, and the one that it hangs on.
    for (let from = at + 2; from < all.length; from++) {
      const one = lowOf(all[from] ?? '')
      const before = lowOf(all[from - 1] ?? '')
      if (
        (pronouns.has(one) || shortened.test(one)) &&
        !conjunctions.has(before) &&
        !relatives.has(before) &&
        before !== 'that' &&
        verbAfterSubject(all, from) >= 0
      )
        return 'clause'
    }
    return 'hanging'
  }
  if (relatives.has(low) || (prepositions.has(low) && low !== 'like')) {
    // 'At first we called', 'In January the boiler failed'.
    for (let from = at + 2; from < all.length; from++) {
      const one = lowOf(all[from] ?? '')
      const before = lowOf(all[from - 1] ?? '')
      const isOpen = !prepositions.has(before) && !determiners.has(before) && !conjunctions.has(before)
      if (
        prepositions.has(low) &&
        isOpen &&
        (pronouns.has(one) || shortened.test(one) || determiners.has(one)) &&
        verbAfterSubject(all, from) >= 0
      )
        return 'clause'
    }
    return 'rest'
  }
  let from = at
  while (
    (!/^(?:both|all|there)$/.test(lowOf(all[from] ?? '')) && isAdverb(lowOf(all[from] ?? ''))) ||
    /^(?:last|next|every|since)$/.test(lowOf(all[from] ?? ''))
  ) {
    const word = lowOf(all[from] ?? '')
    from += /^(?:last|next|every)$/.test(word) ? 2 : 1
    if (from >= all.length) return 'rest'
  }
  const own = lowOf(all[from] ?? '')
  if (
    verbAfterSubject(all, from) >= 0 &&
    !(
      isVerb(own, lowOf(all[from + 1] ?? '')) &&
      !pronouns.has(own) &&
      (from === 0 || !/^\p{Lu}/u.test(all[from] ?? '')) &&
      isFirstVerb(all, from)
    )
  )
    return 'clause'
  return isFirstVerb(all, from) ? 'verbs' : 'rest'
}

/** What somebody does, of whom nothing else is told. */
const ofPeople =
  /^(?:works|runs|plays|helps|leads|handles|manages|coaches|volunteers|studies|plans|tutors|covers|trains|cooks|drives|answers|supervises)$/
/** Whether words begin with what somebody does, without who does it. */
function isFirstVerb(words: readonly string[], at: number): boolean {
  const [low, next] = [lowOf(words[at] ?? ''), lowOf(words[at + 1] ?? '')]
  if (low === 'last' || (/^(?:order|invoice|account|unit|claim|policy)$/.test(low) && /^(?:no|number|#|\d)/.test(next)))
    return false
  if (
    /^(?:being|having|fixed|used|based|given|attached|enclosed|certified|licensed|registered|retired|closed)$/.test(
      low,
    ) &&
    !determiners.has(next)
  )
    return false
  if (helping.has(low) || isNegated(low) || ofPeople.test(low)) return true
  if (low === 'been' || low === 'got') return true
  if (isPast(low) || isPastForm(low)) return next !== 'by'
  if (
    thirdPersons.get(low) === 'sure' ||
    (thirdPersons.has(low) && (determiners.has(next) || prepositions.has(next) || /^[\d$]/.test(next)))
  )
    return true
  return isVerbToo(low, next) || (bases.has(low) && /^\p{Ll}/u.test(words[at] ?? '') && determiners.has(next))
}

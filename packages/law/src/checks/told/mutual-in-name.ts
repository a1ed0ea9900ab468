import { findSections, flatten } from '../../sections/sections.ts'
import type { Sentence } from '../../sentences/sentences.ts'
import { titleOf } from '../bar/title.ts'
import type { CheckedDocument, DocumentCheck, Hit } from '../check.ts'
import { readingOf, wordsOf } from '../reading/prose.ts'
import { actorOf } from '../reading/sides.ts'

const mutual = /\b(?:mutual(?:ly)?|bilateral|two-way|reciprocal)\b/i
/** What each side of such a paper promises, by what its title says. */
const duties: readonly (readonly [title: RegExp, duty: RegExp, about: RegExp])[] = [
  [
    /\b(?:non-?disclosure|confidential\w*|secrecy|NDA)\b/i,
    /\b(?:keep|hold|maintain|protect|treat|safeguard|disclose|divulge|reveal)\b/i,
    /\bconfiden\w+|\bsecre\w+|\bproprietary\b/i,
  ],
  [/\breleases?\b/i, /\breleases?\b/i, /\bclaims?\b|\bliabilit/i],
  [/\bindemni/i, /\bindemnif(?:y|ies)\b/i, /\bclaims?\b|\bloss/i],
  [/\bdisparag/i, /\bdisparag\w*/i, /./],
  [/\bnon-?solicit|\bno[- ]hire/i, /\b(?:solicit|hire|employ)\w*/i, /\bemployees?\b|\bpersonnel\b/i],
]
const promises = /\b(?:shall|will|must|agrees?|undertakes?|covenants?|hereby|releases?|indemnifies)\b/i
/** Compelled disclosure and return are duties of whoever received. */
const besides = /\b(?:subpoena|court|required by law|compelled|return|destroy|remed(?:y|ies)|injuncti\w+)\b/i
/** Words for whoever it is in turn. */
const inTurn = /^(?:mutual|(?:the )?(?:receiv|disclos|recipient|owner|part(?:y|ies)$|releas|indemnif|you$|we$|i$))/i

const boundAlone = (
  document: CheckedDocument,
  sentences: readonly Sentence[],
  [, duty, about]: (typeof duties)[number],
): Hit[] => {
  const found = sentences.filter((sentence) => {
    const words = wordsOf(sentence)
    return promises.test(words) && duty.test(words) && about.test(words) && !besides.test(words)
  })
  const actors = found.map((sentence) => actorOf(document, sentence, duty))
  const [one] = actors
  if (one === undefined || inTurn.test(one) || actors.some((actor) => actor !== one)) return []
  return found.slice(0, 1).map(({ start, end }) => ({ start, end }))
}

const dutyOf = (head: string): (typeof duties)[number] | undefined =>
  mutual.test(head) ? duties.find(([title]) => title.test(head)) : undefined

const boundInName = (document: CheckedDocument): Hit[] => {
  const { binding } = readingOf(document)
  const whole = dutyOf(titleOf(document))
  const ofParts = flatten(findSections(document)).flatMap((section): Hit[] => {
    const duty = section.heading ? dutyOf(section.heading) : undefined
    const within = binding.filter(({ start }) => section.start <= start && start < section.end)
    return duty ? boundAlone(document, within, duty) : []
  })
  return [...(whole ? boundAlone(document, binding, whole) : []), ...ofParts]
}

/** 'Mutual' in the title or a heading, and one side alone that promises. */
export const mutualInName: DocumentCheck = {
  id: 'one-sided.mutual-in-name',
  title: 'It is called mutual, and binds one side only',
  concerns: ['contract'],
  severity: 'high',
  category: 'One-sided terms',
  insight: 'risk',
  why: 'Whoever trusts the title believes itself protected, and has no promise.',
  advice: 'Make each side that receives give the same promise, or take the word from the title.',
  find: boundInName,
}

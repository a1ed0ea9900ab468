import type { Sentence } from '../../../sentences/sentences.ts'
import type { CheckedDocument } from '../../check.ts'
import { longest, readingOf } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'

/** What a sentence says of a subject: `of` what it is about, `says` the rule. */
export interface Rule {
  of: string
  says: string
  sentence: Sentence
}

/** The words of a binding sentence, or null for one that is too long to be one rule. */
export const rulesIn = (
  document: CheckedDocument,
  read: (words: string) => { of: string; says: string } | null,
): Rule[] =>
  readingOf(document).all.flatMap((sentence) => {
    const words = sentence.text.slice(0, longest)
    const rule = words.length > 1200 ? null : read(words)
    return rule ? [{ ...rule, sentence }] : []
  })

/** The first rule and the first that says otherwise of the same subject. */
export const otherwise = (rules: readonly Rule[], message: (one: Rule, other: Rule) => string): Contradiction[] =>
  [...Map.groupBy(rules, ({ of }) => of).values()].flatMap((group): Contradiction[] => {
    const [first] = group
    const other = group.find(({ says, sentence }) => says !== first?.says && sentence !== first?.sentence)
    return first && other ? [{ places: [first.sentence, other.sentence], message: message(first, other) }] : []
  })

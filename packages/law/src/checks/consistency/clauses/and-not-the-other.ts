import type { Sentence } from '../../../sentences/sentences.ts'
import type { CheckedDocument } from '../../check.ts'
import { readingOf } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'

const pays =
  '(?:pay(?:s| for)?|bears?|reimburses?|covers?|(?:is |be )?(?:responsible|liable|answerable) for|(?:at its|at their) (?:own )?(?:cost|expense))'
/** 'Institution, and not Sponsor, shall bear': one side has the cost, and the other is named as free of it. */
const notOther = [
  new RegExp(
    `\\b([A-Z][a-z]{3,20})\\b[^.;]{0,60}[, (]{1,2}(?:and )?(?:but )?(?:not|never) (?:the )?([A-Z][a-z]{3,20})\\b[^.;]{0,30}\\b(?:shall|will|must|is|are)?\\s?${pays}`,
  ),
  new RegExp(
    `\\b([A-Z][a-z]{3,20})\\b[^.;]{0,30}\\b(?:shall|will|must|is|are) ${pays}[^.;]{0,120}[, (]{1,2}(?:and )?(?:not|at no (?:cost|expense) to|without (?:cost|expense) to|with no contribution from) (?:the )?([A-Z][a-z]{3,20})\\b`,
  ),
]
const cases = /\b(?:except|unless|other than|to the extent|if|provided that|in excess|beyond|caused by (?:its|the))\b/i
const small =
  /^(?:shall|will|must|that|this|with|from|every|each|such|which|entire|whole|costs?|expenses?|reasonable|necessary|payment|under|bear|pays?|reimburse|cover|first|case|party|agreement|responsible|liable|made|make|their|there|also|only|other|into|upon|than)$/i

/** The first five letters of each word that says something. */
const roots = (words: string, names: readonly string[]): Set<string> =>
  new Set(
    [...words.toLowerCase().matchAll(/[a-z]{4,24}/g)].flatMap(({ 0: word }) =>
      small.test(word) || names.some((name) => name.toLowerCase() === word) ? [] : [word.slice(0, 5)],
    ),
  )

const owes = new RegExp(
  `\\b(?<name>[A-Z][\\w’'-]{1,30}) (?:shall|will|must|agrees to|is)(?: promptly| also)? ${pays}`,
  'g',
)
const owedBy = (name: string, text: string) => [...text.matchAll(owes)].find(({ groups }) => groups?.name === name)
const fewest = 3

/** A cost that one side bears "and not" the other, which bears it in another clause. */
export const andNotTheOther = (document: CheckedDocument): Contradiction[] => {
  const said = readingOf(document).binding.filter(({ text }) => text.length < 600 && !cases.test(text))
  return said.flatMap((one): Contradiction[] => {
    const [, who, free] = notOther.map((pattern) => pattern.exec(one.text)).find((found) => found !== null) ?? []
    if (!who || !free || who === free) return []
    const names = [who, free]
    const about = roots(one.text, names)
    const other = said.find((sentence: Sentence) => {
      const found = sentence === one ? undefined : owedBy(free, sentence.text)
      return (
        found && [...roots(sentence.text.slice(found.index), names)].filter((root) => about.has(root)).length >= fewest
      )
    })
    return other
      ? [
          {
            places: [one, other].toSorted((a, b) => a.start - b.start),
            message: `One clause puts this on ${free}, another on ${who} and not on ${free}.`,
          },
        ]
      : []
  })
}

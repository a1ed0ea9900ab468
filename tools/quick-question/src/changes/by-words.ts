import { supportOfPassage } from '@casewright/law'
import type { Passage, Written } from '../output.ts'
import type { Change } from './change.ts'
import type { SaidBefore } from './said-before.ts'

/** A sentence said before, and words found now that deny it, reverse it, or have another number. */
export interface Against {
  said: SaidBefore
  change: Change
}

/** Words that are the answer now: those of the passages, and what a model wrote that they hold. */
interface Now {
  words: string
  from: string
}

const nameOf = ({ title, citation }: Passage) => [title, citation].filter(Boolean).join(', ')

const nowOf = (passages: readonly Passage[], written: Written | null): Now[] => [
  ...passages.flatMap((one) => (one.words ? [{ words: one.words, from: nameOf(one) }] : [])),
  ...(written?.paragraphs ?? []).flatMap(({ text, held, rests }) => {
    const passage = passages.find(({ number }) => number === rests[0]?.passage)
    return held && passage ? [{ words: text, from: nameOf(passage) }] : []
  }),
]

/** What was said before and stands otherwise in what was found now: told by the words alone, and narrowly. */
export function againstWords(
  said: readonly SaidBefore[],
  passages: readonly Passage[],
  written: Written | null,
): Against[] {
  const all = nowOf(passages, written)
  return said.flatMap((one) => {
    // What stands there as it did before has not changed, whatever else is near it.
    if (all.some(({ words }) => words.includes(one.words))) return []
    for (const { words, from } of all) {
      const { outcome, difference } = supportOfPassage(one.words, words)
      if (outcome !== 'contradicted' || !difference) continue
      const because = `the earlier words have “${difference.stated}” where these have “${difference.found}”.`
      return [
        { said: one, change: { earlier: one.words, isFound: false, now: words, from, because, by: 'rules' as const } },
      ]
    }
    return []
  })
}

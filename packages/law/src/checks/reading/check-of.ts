import type { Sentence } from '../../sentences/sentences.ts'
import type { CheckedDocument, DocumentCheck, Hit } from '../check.ts'
import { toldIn } from '../told/told.ts'
import { clauseIn, saying, wordsOf } from './prose.ts'

type Head = Pick<DocumentCheck, 'id' | 'title' | 'severity' | 'category' | 'why' | 'advice' | 'insight'> &
  Pick<Partial<DocumentCheck>, 'kinds'>

/** A check of contracts whose places are sentences. */
interface SentenceCheck extends Head {
  /** Sentences that have this clause of the list of clauses. */
  clause?: `clause.${string}`
  /** Sentences that match one of these. */
  patterns?: readonly RegExp[]
  /** What the sentence must say as well. */
  needs?: RegExp
  /** What shows that the sentence says something else. */
  unless?: RegExp
  /** The papers of which it is asked. */
  fits?: (document: CheckedDocument) => boolean
  /** Which of the sentences count, where that takes more than one of them to tell. */
  among?: (sentences: readonly Sentence[], document: CheckedDocument) => readonly Sentence[]
}

const placeOf = ({ start, end }: Sentence): Hit => ({ start, end })

/** A check of contracts: each sentence found is a place, and each that tells the same in the words of others. */
export const contractCheck = ({
  clause,
  patterns,
  needs,
  unless,
  among,
  fits,
  ...head
}: SentenceCheck): DocumentCheck => ({
  ...head,
  concerns: ['contract'],
  find: (document) => {
    if (fits?.(document) === false) return []
    const found = [...(clause ? clauseIn(document, clause) : []), ...(patterns ? saying(document, ...patterns) : [])]
    const fit = found.filter((sentence) => {
      const words = wordsOf(sentence)
      return (needs?.test(words) ?? true) && !unless?.test(words)
    })
    return [...(among ? among(fit, document) : fit).map(placeOf), ...toldIn(head.id, document, fit)]
  },
})

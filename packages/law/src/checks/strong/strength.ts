import type { Span } from '../../span/span.ts'
import type { CheckedDocument, Strength } from '../check.ts'

/** Something that documents can do well. */
export interface StrengthCheck extends Omit<Strength, 'spans'> {
  concerns: readonly CheckedDocument['concern'][]
  /** The words that show it; none where the document does not. */
  find(document: CheckedDocument): readonly Span[]
}

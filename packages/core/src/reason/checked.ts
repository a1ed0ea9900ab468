import { z } from 'zod'
import { anchor } from '../anchor.ts'
import { type CitationCheck, citationCheck } from '../citation-check.ts'
import { quotationDetails, quoteOutcomes } from '../quotation.ts'
import type { Citation, Figure, Judgement, Quote, Support } from './marks.ts'

/** Looked up in the evidence; of a quotation that is not `found`, the anchor gives what stands there instead. */
export const checkedQuote = z.object({
  mark: z.literal('quote'),
  text: z.string(),
  outcome: z.enum(quoteOutcomes),
  anchor: anchor.optional(),
  ...quotationDetails,
})
export type CheckedQuote = z.infer<typeof checkedQuote>

export const checkedFigure = z.object({
  mark: z.literal('figure'),
  text: z.string(),
  outcome: z.enum(['found', 'not-found']),
  anchor: anchor.optional(),
})
export type CheckedFigure = z.infer<typeof checkedFigure>

export const checkedCitation = citationCheck.extend({ mark: z.literal('citation') })
export type CheckedCitation = CitationCheck & { mark: 'citation' }

/** Always a model's opinion: nothing checks it, and it is shown as such. */
export const checkedSupport = z.object({
  mark: z.literal('support'),
  judgement: z.string(),
  opinionOf: z.literal('model'),
})
export interface CheckedSupport {
  mark: 'support'
  judgement: Judgement
  opinionOf: 'model'
}

/**
 * A model's answer after the walk: every marked field carries its outcome. An action's output takes
 * marked fields in this form only, so that unchecked ones do not fit its type.
 */
export type Checked<T> = T extends Quote
  ? CheckedQuote
  : T extends Citation
    ? CheckedCitation
    : T extends Figure
      ? CheckedFigure
      : T extends Support
        ? CheckedSupport
        : T extends readonly (infer Item)[]
          ? Checked<Item>[]
          : T extends object
            ? { [Key in keyof T]: Checked<T[Key]> }
            : T

/** Something in a model's free text that looks like a quotation, a citation or a figure, and what became of it. */
export const looseMark = z.object({
  /** Where in the answer: keys joined by dots. */
  path: z.string(),
  kind: z.enum(['quote', 'citation', 'figure', 'name']),
  text: z.string(),
  outcome: z.enum([...quoteOutcomes, 'verified', 'mismatch', 'ambiguous', 'unchecked']),
  anchor: anchor.optional(),
})
export type LooseMark = z.infer<typeof looseMark>

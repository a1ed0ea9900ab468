import { z } from 'zod'

/** What may name the part of a result that is reviewed: the id of a finding, of a citation. */
export const reviewItem = z
  .string()
  .regex(/^[\w.:-]{1,120}$/, 'must be 1 to 120 letters, digits, dots, colons or dashes')

/** What a person says of one part of a result. */
export const reviewInput = z.strictObject({
  /** In the tool's own words, such as 'accepted', 'dismissed' or 'confirmed'. */
  decision: z.string().regex(/^[a-z][a-z-]{0,39}$/, 'must be a lower-case word'),
  note: z.string().trim().max(4000, 'The note is longer than 4,000 characters.').optional(),
  /** Words that the decision is about, such as the rewrite that was accepted. */
  text: z.string().max(100_000, 'The text is longer than 100,000 characters.').optional(),
})
export type ReviewInput = z.infer<typeof reviewInput>

/** A person's decision about one part of a result, kept with the run. A new one takes the place of the old. */
export interface Review extends ReviewInput {
  item: string
  /** The name of who decided. */
  by: string
  /** ISO 8601 in UTC. */
  at: string
}

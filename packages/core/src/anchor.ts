import { z } from 'zod'

/**
 * A place in a document or an authority, with the words that stand there.
 *
 * `start` and `end` are UTF-16 offsets into the extracted text of the document whose
 * bytes have `sha256`; `text.slice(start, end) === words` holds for every anchor.
 */
export const anchor = z.object({
  document: z.string().optional().meta({ description: 'Id of the document the place is in' }),
  authority: z.string().optional().meta({ description: 'Id of the authority the place is in' }),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  page: z.int().positive().optional().meta({ description: 'Page number, from 1, where the document has pages' }),
  words: z.string(),
})
export type Anchor = z.infer<typeof anchor>

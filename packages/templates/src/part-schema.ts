import { z } from 'zod'
import type { Part } from './document.ts'

const longest = 200_000
const run = z.strictObject({
  text: z.string().max(longest),
  blank: z.string().max(200).optional(),
  field: z.string().max(200).optional(),
  sensitive: z.boolean().optional(),
  doubt: z.string().max(1000).optional(),
  bold: z.boolean().optional(),
})
const runs = z.array(run).max(5000)
const level = z.union([z.literal(0), z.literal(1), z.literal(2)])

const part: z.ZodType<Part> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('title'), runs }),
  z.strictObject({ kind: z.literal('heading'), runs }),
  z.strictObject({ kind: z.literal('letterhead'), name: runs, lines: z.array(runs).max(100) }),
  z.strictObject({
    kind: z.literal('lines'),
    lines: z.array(runs).max(1000),
    side: z.enum(['left', 'right', 'center']),
    toSign: z.boolean().optional(),
  }),
  z.strictObject({ kind: z.literal('paragraph'), runs }),
  z.strictObject({ kind: z.literal('clause'), number: z.string().max(40), level, heading: runs.optional(), runs }),
  z.strictObject({
    kind: z.literal('rows'),
    rows: z.array(z.strictObject({ label: z.string().max(1000), runs })).max(500),
  }),
  z.strictObject({ kind: z.literal('items'), items: z.array(runs).max(2000) }),
  z.strictObject({
    kind: z.literal('signatures'),
    signatures: z
      .array(
        z.strictObject({
          party: runs,
          lines: z.array(z.strictObject({ label: z.string().max(300), value: runs.nullable() })).max(50),
        }),
      )
      .max(50),
  }),
  z.strictObject({ kind: z.literal('note'), runs }),
])

/** The parts of a document as they come back from a page on which a person edited them. */
export const documentParts = z.array(part).max(5000)

import { CasewrightError, visibleText } from '@casewright/core'
import type { Context } from 'hono'
import { z } from 'zod'

const tidy = (text: string) => visibleText(text).replace(/\s+/g, ' ').trim()

const name = z
  .string('Enter a name for the matter.')
  // What is typed, before it is tidied.
  .max(2_000, { error: 'The name is longer than 200 characters.', abort: true })
  .transform(tidy)
  .pipe(z.string().min(1, 'Enter a name for the matter.').max(200, 'The name is longer than 200 characters.'))

const numberRule =
  'A client-matter number has at most 60 letters, digits, spaces, dots, hyphens, underscores and slashes, such as 00123-0004.'
/** What is empty counts as none. */
const number = z
  .string(numberRule)
  .max(2_000, { error: numberRule, abort: true })
  .transform(tidy)
  .pipe(z.string().regex(/^[\p{L}\p{N} ._/-]{0,60}$/u, numberRule))
  .transform((text) => text || null)
  .nullable()

const person = z.string('Choose a user.').min(1, 'Choose a user.').max(200)

export const newMatter = z.strictObject({ name, number: number.default(null) })

/** What the owner changes: what is absent stays. */
export const matterChange = z
  .strictObject({ name, number, closed: z.boolean(), keptHere: z.boolean(), ownerId: person })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Say what to change.')
export type MatterChange = z.output<typeof matterChange>

export const newMember = z.strictObject({ personId: person })

/** Into which matter something is filed; null: into none. */
export const filing = z.strictObject({
  matterId: z.uuid('Choose a matter.').nullable(),
})

const page = { limit: z.coerce.number().int().min(1).max(100).default(20) }
const cursor = z
  .string()
  .max(100)
  .transform((text) => text.split('_'))
  .pipe(z.tuple([z.iso.datetime(), z.uuid()]))
  .optional()

export const mattersQuery = z.object({
  ...page,
  text: z.string().max(200).optional(),
  /** Only those that take new work. */
  open: z.literal('true').optional(),
  /** The last matter of the page before. */
  before: z.uuid().optional(),
})
export const peopleQuery = z.object({
  text: z.string().trim().min(2, 'Type at least two letters of a name or an email.').max(100),
})
export const contentsQuery = z.object({ ...page, before: cursor })

/** Reads a JSON body. @throws CasewrightError with the first problem's sentence */
export async function bodyAs<T extends z.ZodType>(c: Context, form: T): Promise<z.output<T>> {
  return parsed(form, await c.req.json().catch(() => null))
}

/** Reads the address's query. @throws CasewrightError with the first problem's sentence */
export const queryAs = <T extends z.ZodType>(c: Context, form: T): z.output<T> => parsed(form, c.req.query())

function parsed<T extends z.ZodType>(form: T, value: unknown): z.output<T> {
  const read = form.safeParse(value)
  if (read.success) return read.data
  const sentence = read.error.issues[0]?.message
  throw new CasewrightError(
    'bad-input',
    sentence && !/^(Invalid|Too|Unrecognized)/.test(sentence) ? sentence : undefined,
  )
}

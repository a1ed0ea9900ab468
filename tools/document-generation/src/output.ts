import { coverage } from '@casewright/core'
import { documentParts, templateField } from '@casewright/templates'
import { z } from 'zod'

/** Where the words of an answer stand in the text that was spoken or pasted: UTF-16 offsets. */
const place = z.object({ start: z.int().nonnegative(), end: z.int().nonnegative() })
export type Place = z.infer<typeof place>

/** An answer to a field, and where it came from. */
export const filled = z.object({
  field: z.string(),
  label: z.string(),
  value: z.string(),
  by: z.enum(['form', 'text', 'model', 'person', 'profile', 'matter']).meta({
    description:
      "The form, rules that read the text, the model, the person's correction of one of these, or what their profile or the matter knows",
  }),
  from: place.optional(),
  own: z
    .string()
    .optional()
    .meta({ description: "Of a passage that stands in other words than the person's: their own words" }),
  sensitive: z.boolean().optional(),
})
export type Filled = z.infer<typeof filled>

const missing = z.object({ field: z.string(), label: z.string(), places: z.int() })

/** Something that the model wrote and nothing that was given holds. */
const doubt = z.object({
  field: z.string(),
  words: z.string(),
  why: z.string(),
})
export type Doubt = z.infer<typeof doubt>

/** What became of the sentences of a text. */
export const account = z.array(
  place.extend({
    standing: z.enum(['placed', 'unplaced', 'left-out']).meta({
      description:
        'In fields of the document; among its additional terms or open points, or held beside it; or in nothing of it',
    }),
    fields: z.array(z.string()),
    open: z.array(z.object({ field: z.string(), line: z.string(), held: z.literal(true).optional() })).meta({
      description:
        'The lines made of it among the additional terms or the open points; or words held beside the document, as they may not be meant for it',
    }),
    why: z.string().optional(),
  }),
)
export type Account = z.infer<typeof account>

/** What a law is known to require or forbid of a term. */
const lawNote = z.object({
  field: z.string().meta({ description: 'The field whose clause it concerns' }),
  says: z.string(),
  authority: z.string(),
  read: z.string().meta({ description: 'Where and when its words were read' }),
})
export type LawNote = z.infer<typeof lawNote>

const made = z.object({
  title: z.string().meta({ title: 'Title' }),
  formattedContent: z.string().meta({ title: 'Document', description: 'Plain text' }),
  parts: documentParts.meta({ description: 'The same with its structure' }),
  missing: z.array(missing).meta({ description: 'What was not given and stands as a bracketed blank' }),
  law: z.array(lawNote).optional().meta({ description: 'What federal law says of the terms, by field' }),
})

/** The specification's answer at the top; where it comes from beside it. */
export const generated = made.extend({
  documentType: z.string(),
  typeTitle: z.string(),
  filled: z.array(filled),
  answers: z
    .record(z.string(), z.string())
    .meta({ description: 'What the document was made of, by field', sensitive: true }),
  doubts: z.array(doubt),
  leftOut: z.array(z.object({ label: z.string(), why: z.string() })).meta({
    description: "Answers of the model's that were refused and left as blanks",
  }),
  written: z
    .object({ fields: z.array(z.string()), model: z.object({ provider: z.string(), name: z.string() }) })
    .nullable()
    .meta({ description: 'The passages that a model wrote' }),
  unplaced: z
    .array(place)
    .optional()
    .meta({ description: 'Sentences in the text that are not in any field of the document' }),
  account: account.optional().meta({
    description: 'Every sentence of the text, in order, and what became of it',
  }),
  dated: z.iso.date().optional().meta({ description: 'The day that the document bears, where the text gives it' }),
  undated: z.literal(true).optional().meta({ description: 'The text says that the day is left blank' }),
  beside: z.int().positive().optional().meta({
    description: 'How many sentences of the text are kept beside the document, as it says at its head',
  }),
  coverage,
})
export type Generated = z.infer<typeof generated>

export const read = z.object({
  filled: z.array(filled),
  account: account.optional(),
  blanks: z.array(z.string()).meta({ description: 'Fields that the document would have as blanks' }),
})
export type Read = z.infer<typeof read>

/** What the profile and the matter know of the fields of a type. */
export const known = z.object({
  known: z.array(
    z.object({
      by: z.enum(['profile', 'matter']),
      values: z.record(z.string(), z.string()),
      whose: z.array(z.string()).meta({
        description: 'Fields that say whose the others are: where one of them is answered otherwise, no value is used',
      }),
    }),
  ),
})
export type KnownOfOffice = z.infer<typeof known>

export const remade = made
export type Remade = z.infer<typeof remade>

export const file = z.object({ name: z.string(), mediaType: z.string(), base64: z.string() })
export type MadeFile = z.infer<typeof file>

const documentType = z.object({
  id: z.string(),
  title: z.string(),
  tab: z.enum(['letters', 'contracts', 'applications']),
  description: z.string(),
  form: z.boolean().meta({ description: 'Whether its fields are offered as a form' }),
  fields: z.array(templateField),
  by: z.enum(['casewright', 'firm']),
})
export type DocumentType = z.infer<typeof documentType>

export const types = z.object({
  types: z.array(documentType),
  problems: z.array(z.string()).meta({ description: "Files of the firm's that cannot be used, and why" }),
  model: z.boolean().meta({ description: 'Whether a language model takes part' }),
})
export type Types = z.infer<typeof types>

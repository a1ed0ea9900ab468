import { z } from 'zod'

/** What a field of a model's answer claims to be. Each is checked against the evidence before anybody sees it. */
export const markKinds = ['quote', 'citation', 'figure', 'support'] as const
export type MarkKind = (typeof markKinds)[number]

/** The key under which a mark stands in JSON Schema; zod's `.meta()` carries it there. */
export const markKey = 'x-mark'

declare const mark: unique symbol
/** Words of the evidence, as a model gave them. Not checked yet. */
export type Quote = string & { readonly [mark]: 'quote' }
/** A citation, as a model gave it. Not checked yet. */
export type Citation = string & { readonly [mark]: 'citation' }
/** An amount, percentage, date or count, as a model gave it. Not checked yet. */
export type Figure = string & { readonly [mark]: 'figure' }
/** A model's opinion on whether a passage supports a proposition. */
export type Support = Judgement & { readonly [mark]: 'support' }

const judgements = ['supports', 'supports in part', 'does not support', 'unclear'] as const
export type Judgement = (typeof judgements)[number]

const marked = <T>(schema: z.ZodType, kind: MarkKind, description: string): z.ZodType<T> =>
  schema.meta({ [markKey]: kind, description }) as unknown as z.ZodType<T>

/** Words that must stand in the evidence, copied letter by letter. */
export const quote = (description = 'Words copied exactly from the evidence, at least four of them') =>
  marked<Quote>(z.string(), 'quote', description)

/** A citation to a legal authority that the evidence names. */
export const citation = (description = 'A citation to a legal authority, as the evidence writes it') =>
  marked<Citation>(z.string(), 'citation', description)

/** An amount, percentage, date or count that must stand in the evidence. */
export const figure = (description = 'An amount, percentage, date or count, as the evidence writes it') =>
  marked<Figure>(z.string(), 'figure', description)

/** Whether the passage supports the proposition: shown as the model's opinion, beside the passage. */
export const support = (description = 'Whether the quoted words support the statement') =>
  marked<Support>(z.enum(judgements), 'support', description)

/** The mark of a schema, where it has one. */
export function markOf(schema: z.ZodType): MarkKind | undefined {
  const kind = schema.meta?.()?.[markKey]
  return markKinds.find((known) => known === kind)
}

import { z } from 'zod'

const name = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, 'must be a word such as startDate')
const kebab = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
const line = z.string().trim().min(1, 'must not be empty').max(300)

/** One thing that a form asks for, and a template can name. */
export const templateField = z.strictObject({
  name,
  label: line,
  type: z.enum(['text', 'textarea', 'tel', 'email', 'date', 'select']),
  placeholder: line.optional(),
  required: z.boolean().default(false),
  section: line,
  /** Of a select, as they are shown; the value that is sent is lower-case with hyphens. */
  options: z.array(line).min(2).optional(),
  /** What its words are, beyond its type: an amount of U.S. dollars, or several things in lines. */
  holds: z.enum(['money', 'list']).optional(),
  /** False: not in the form that a person fills in, but filled from what they say or paste, or left as a blank. */
  asked: z.boolean().default(true),
  /** Never logged, kept in a draft, or sent to a model unless the person says so. */
  sensitive: z.boolean().optional(),
  /** What people call it besides its label, so that it is found in what they say or paste: 'late charge'. */
  cues: z.array(line).min(1).max(20).optional(),
  /** Takes terms beyond the form, in the words of whoever said them; a default on its subject gives way to them. */
  term: z.literal(true).optional(),
})
export type TemplateField = z.output<typeof templateField>

/** When a part is there. */
export type Condition =
  | { given: string }
  /** The field's answer has several things in it. */
  | { several: string }
  /** The field's answer has a point in it that is still to be drafted. */
  | { undrafted: string }
  | { field: string; is: string | string[] }
  | { not: Condition }
  | { all: Condition[] }
  | { any: Condition[] }
const condition: z.ZodType<Condition, Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ given: name }),
    z.strictObject({ several: name }),
    z.strictObject({ undrafted: name }),
    z.strictObject({ field: name, is: z.union([z.string(), z.array(z.string()).min(1)]) }),
    z.strictObject({ not: condition }),
    z.strictObject({ all: z.array(condition).min(1) }),
    z.strictObject({ any: z.array(condition).min(1) }),
  ]),
)

const when = condition.optional()
const words = z.string().min(1).max(20_000)
/** Text with placeholders, or pieces of it, some of which are there only in a case; pieces are joined by a space. */
const text = z.union([words, z.array(z.union([words, z.strictObject({ when: condition, text: words })])).min(1)])
export type TemplateText = z.output<typeof text>

export interface TemplateClause {
  /** By which '{#id}' refers to it. */
  id?: string
  when?: Condition
  heading?: string
  text?: TemplateText
  /** Of a field that holds a list: the clause is there for each of its things, and says it. */
  each?: string
  clauses?: TemplateClause[]
}
const clause: z.ZodType<TemplateClause, TemplateClause> = z.lazy(() =>
  z.strictObject({
    id: kebab.optional(),
    when,
    heading: line.optional(),
    text: text.optional(),
    each: name.optional(),
    clauses: z.array(clause).min(1).optional(),
  }),
)

const signature = z.strictObject({
  when,
  party: words,
  /** Beyond the line to sign on: 'Name', 'Title', 'Date', and what is known of it. */
  lines: z.array(z.strictObject({ when, label: line, text: words.optional() })).min(1),
})

const lineText = z.union([words, z.strictObject({ when: condition, text: words })])

export const templatePart = z.union([
  z.strictObject({ title: words, when }),
  z.strictObject({ heading: words, when }),
  z.strictObject({ paragraph: text, when }),
  /** The head of a letter: the name of who writes, and lines under it. */
  z.strictObject({ letterhead: words, lines: z.array(lineText).min(1), when }),
  z.strictObject({
    lines: z.array(lineText).min(1),
    side: z.enum(['left', 'right', 'center']).default('left'),
    /** Room for a signature is left above the lines. */
    toSign: z.literal(true).optional(),
    when,
  }),
  z.strictObject({ clauses: z.array(clause).min(1), when }),
  z.strictObject({ rows: z.array(z.strictObject({ label: line, text: words, when })).min(1), when }),
  /** The things of a field that holds a list, one an item. */
  z.strictObject({ items: name, when }),
  z.strictObject({ signatures: z.array(signature).min(1), when }),
  z.strictObject({ note: words, when }),
])
export type TemplatePart = z.output<typeof templatePart>

/**
 * A type of document: what its form asks for, and what is made of the answers. In every text '{name}' stands for a
 * field's value and '{name|date}' for its value in a form; '{today}' is the day on which the document is made; '{#id}' is
 * the number of a clause; '{{' is a brace.
 */
export const template = z.strictObject({
  id: kebab,
  title: line,
  tab: z.enum(['letters', 'contracts', 'applications']),
  description: line,
  /** Whether its fields are offered as a form; without, voice and paste alone fill them. */
  form: z.boolean().default(true),
  fields: z.array(templateField).min(1),
  /** What the document is called: 'Service Agreement between {providerName} and {clientName}'. */
  name: words,
  parts: z.array(templatePart).min(1),
})
export type Template = z.output<typeof template>
/** As an author writes it: what has a default may be left out. */
export type TemplateSource = z.input<typeof template>

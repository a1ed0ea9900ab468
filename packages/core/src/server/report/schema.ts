import { z } from 'zod'

const stretch = z.strictObject({ text: z.string(), bold: z.boolean().optional(), italic: z.boolean().optional() })

/** Words, or stretches of them, each with its emphasis. A new line in them begins a new paragraph. */
const words = z.union([z.string(), z.array(z.union([z.string(), stretch])).readonly()])
export type ReportWords = z.infer<typeof words>

/** What a status means for whoever relies on it. It is always written out: the color only goes with it. */
export const reportTones = ['good', 'doubt', 'bad', 'open'] as const
export type ReportTone = (typeof reportTones)[number]

const inCells = [
  z.strictObject({ kind: z.literal('text'), words, small: z.boolean().optional() }),
  z.strictObject({ kind: z.literal('points'), items: z.array(words).readonly(), numbered: z.boolean().optional() }),
  z
    .strictObject({ kind: z.literal('quotation'), text: z.string(), source: words.optional() })
    .meta({ description: 'Words of a source or of a document, as they stand there' }),
  z.strictObject({ kind: z.literal('written'), words }).meta({ description: 'What a model wrote' }),
  z.strictObject({ kind: z.literal('status'), tone: z.enum(reportTones), label: z.string(), words: words.optional() }),
  z.strictObject({ kind: z.literal('address'), label: z.string(), url: z.string() }),
] as const

/** What a cell may hold, and a page. */
export type ReportText = z.infer<(typeof inCells)[number]>

const cell = z.union([
  words,
  z.strictObject({ blocks: z.array(z.discriminatedUnion('kind', [...inCells])).readonly() }),
])
export type ReportCell = z.infer<typeof cell>

const block = z.discriminatedUnion('kind', [
  ...inCells,
  z.strictObject({ kind: z.literal('heading'), text: z.string(), level: z.literal([1, 2]).optional() }),
  z.strictObject({
    kind: z.literal('table'),
    head: z.array(z.string()).min(1).max(12).readonly(),
    rows: z.array(z.array(cell).readonly()).readonly(),
    widths: z.array(z.number().positive()).readonly().optional().meta({ description: 'Of the columns, as shares' }),
  }),
  z
    .strictObject({ kind: z.literal('blanks'), labels: z.array(z.string()).readonly() })
    .meta({ description: 'Lines to write on: a signature, a date' }),
])
export type ReportBlock = z.infer<typeof block>

const fact = z.strictObject({ label: z.string(), words })
export type ReportFact = z.infer<typeof fact>

/**
 * What a tool says of a result in a file: a neutral structure, from which Word and PDF are made. The date, the documents,
 * whether a model took part and the result's coverage are added by whoever makes the file.
 */
export const report = z.strictObject({
  subject: z
    .string()
    .optional()
    .meta({ description: 'What it is about, below the title; unless given, the run’s label' }),
  facts: z
    .array(fact)
    .readonly()
    .optional()
    .meta({ description: 'Beside the date: the question, the court, the filters' }),
  blocks: z.array(block).readonly(),
})
export type Report = z.infer<typeof report>

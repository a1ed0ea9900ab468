import { anchor, block, coverage, pageSpan, severity } from '@casewright/core'
import { z } from 'zod'
import { reaches } from './balance/far-words.ts'

const origin = z.enum(['evidence', 'model']).meta({ description: 'A check of the document, or a model' })
const insightType = z.enum(['compliance', 'risk', 'best-practice', 'warning'])

const place = anchor.extend({
  message: z.string().optional().meta({ description: 'Problem here, where the finding does not say it' }),
  rewrite: z.string().optional().meta({ description: 'Words that can stand in place of these, made by rule' }),
})

/** One thing that was found. Everything in the specification's lists is tied to one by its id. */
const finding = z.object({
  id: z.string().meta({ description: "The check's id, or 'model.1' and so on" }),
  title: z.string(),
  message: z.string(),
  severity,
  category: z.string(),
  insight: insightType,
  why: z.string(),
  advice: z.string(),
  origin,
  anchors: z.array(place).meta({ description: 'Empty where something is missing, and nowhere else' }),
  places: z.int().meta({ description: 'How many places there are in all; no more than 40 are listed' }),
  clause: z.boolean().meta({ description: 'Whether there is a model clause for it' }),
  doubts: z.array(z.string()).meta({ description: 'What a model names here and the document does not' }),
})
export type Finding = z.infer<typeof finding>

const tied = { finding: z.string().meta({ description: 'Id of the finding' }), origin, anchors: z.array(anchor) }

const analysis = z.object({
  overallQuality: z.object({
    score: z.int().min(0).max(100).nullable().meta({ description: 'Null where there is too little to judge' }),
    grade: z.string().nullable(),
    summary: z.string(),
  }),
  strongPoints: z.array(
    z.object({ point: z.string(), category: z.string(), explanation: z.string(), origin, anchors: z.array(anchor) }),
  ),
  weakPoints: z.array(
    z.object({ point: z.string(), category: z.string(), severity, explanation: z.string(), ...tied }),
  ),
  improvements: z.array(z.object({ area: z.string(), priority: severity, suggestion: z.string(), ...tied })),
  legalInsights: z.array(
    z.object({
      type: insightType,
      insight: z.string(),
      explanation: z.string(),
      findings: z.array(z.string()),
      origin,
      anchors: z.array(anchor),
    }),
  ),
  recommendations: z.array(z.string()),
})
export type Analysis = z.infer<typeof analysis>

const scoring = z.object({
  steps: z.array(
    z.object({
      check: z.string(),
      title: z.string(),
      severity,
      places: z.int(),
      points: z.number().nonnegative(),
      origin: origin.optional(),
    }),
  ),
  rule: z.string().meta({ description: 'How many points a finding takes off' }),
})
export type Scoring = z.infer<typeof scoring>

const clauseForm = z.object({
  title: z.enum(['line', 'own-line', 'run-in', 'none']).meta({
    description: 'A line above the words, one under its number, words before a stop on the same line, or no title',
  }),
  head: z.object({ start: z.int(), words: z.int(), last: z.int() }).optional().meta({
    description: 'Offsets of the clause that a new one is headed like, and of the first and last sign of its title',
  }),
  label: z
    .object({
      written: z.string(),
      gap: z.string(),
      number: z.int(),
      kind: z.enum(['decimal', 'roman', 'letter']),
      word: z.string(),
    })
    .nullable()
    .meta({ description: 'Number of the last clause' }),
  capitals: z.boolean(),
  mark: z.string().meta({ description: 'What stands behind a title' }),
  body: z
    .object({ start: z.int(), words: z.int(), part: z.object({ written: z.string(), gap: z.string() }).nullable() })
    .nullable()
    .meta({
      description: 'Offsets of the paragraph that the words are written like; none where they follow the title',
    }),
  behind: z.string().nullable().meta({ description: "'Section 7 (General Provisions)'" }),
  next: z.string().nullable().meta({ description: "'Section 8'" }),
})
/** How a document writes its clauses. */
export type ClauseForm = z.infer<typeof clauseForm>

const sideTerm = z.object({
  how: z.enum(['may', 'gives-up', 'bears', 'excused']),
  limits: z
    .array(z.enum(['notice', 'cure', 'cap', 'time', 'reason', 'consent', 'law']))
    .meta({ description: 'What limits it in its own sentence; empty: nothing there does' }),
  anchor,
})
export type SideTerm = z.infer<typeof sideTerm>

const farTerm = z.object({
  reach: z.enum(reaches),
  by: z.string().meta({ description: 'The words of the sentence that set no bounds' }),
  anchor,
})
export type FarTerm = z.infer<typeof farTerm>

/** The specification's answer at the top; what shows where it comes from beside it. */
export const analyzed = z.object({
  content: z.string(),
  analysis,
  documentType: z.string(),
  title: z.string().optional(),
  findings: z.array(finding),
  scoring: scoring.nullable(),
  checks: z.object({ run: z.int(), passed: z.int() }),
  blocks: z.array(block),
  pages: z.array(pageSpan),
  insertAt: z.int().nonnegative().meta({ description: 'Where a clause that is missing goes: before the signatures' }),
  form: clauseForm.optional(),
  clauses: z
    .array(z.object({ finding: z.string(), title: z.string() }))
    .optional()
    .meta({ description: 'Clauses that are missing, in the order in which they are put in' }),
  balance: z
    .array(z.object({ side: z.string(), terms: z.array(sideTerm) }))
    .optional()
    .meta({ description: 'Of a contract: what each side alone may do, gives up, bears and does not answer for' }),
  farReaching: z
    .array(farTerm)
    .optional()
    .meta({ description: 'Of a contract: sentences whose words set no bounds, whomever they fall on' }),
  warnings: z.array(z.string()),
  model: z.object({ provider: z.string(), name: z.string(), dropped: z.int() }).nullable(),
  coverage,
})
export type Analyzed = z.infer<typeof analyzed>

/** The specification's answer, and whose the text is. */
export const improved = z.object({
  improvedText: z.string().meta({ description: 'Empty if none could be made; the note says why' }),
  made: z.enum(['rule', 'clause', 'model', 'guide', 'none']),
  original: anchor.nullable().meta({ description: 'The words that it replaces; none where something is missing' }),
  doubts: z.array(z.string()).meta({ description: 'What it names and neither the document nor the request does' }),
  lost: z.array(z.string()).optional().meta({ description: 'Figures and parties of the original that it leaves out' }),
  instruction: z.boolean().optional().meta({ description: 'It says what to do, and is no wording' }),
  alternatives: z.array(z.string()).optional().meta({ description: 'What may be done or said in place of it' }),
  strike: anchor.optional().meta({ description: 'Words that can be struck as they stand' }),
  strikeInstead: z
    .boolean()
    .optional()
    .meta({ description: 'To strike the words is an alternative to the improved text, which says something else' }),
  goes: z.string().optional().meta({ description: 'Where a new clause goes' }),
  held: z.boolean().meta({ description: 'Whether everything that it names was found, and nothing is left out' }),
  note: z.string().nullable(),
  model: z.object({ provider: z.string(), name: z.string() }).nullable(),
})
export type Improved = z.infer<typeof improved>

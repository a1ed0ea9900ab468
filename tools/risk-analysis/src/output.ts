import { anchor, checkedCitation, coverage, severity } from '@casewright/core'
import { z } from 'zod'
import { caseTypes } from './case-types.ts'
import { represented } from './represented.ts'

const percent = z.int().min(0).max(100)
const direction = z.enum(['up', 'down', 'none'])

const counted = z.object({
  id: z.string(),
  title: z.string(),
  points: z.number().meta({ description: 'Percent points, up or down, for the client' }),
  direction,
  impact: z.string(),
  theme: z.string(),
  anchors: z.array(anchor).meta({ description: 'Every place in the description that says so' }),
  sentence: anchor.meta({ description: 'The sentence of the first place' }),
})
export type CountedFactor = z.infer<typeof counted>

const start = z.object({
  percent: z.number(),
  kind: z.enum(['own', 'published', 'none']),
  label: z.string(),
  source: z.string().optional(),
  scope: z.string().optional(),
  year: z.int().optional(),
  misfits: z.array(z.string()).optional().meta({ description: 'Why the rate fits this case badly' }),
})

const bar = z.object({
  id: z.string(),
  title: z.string(),
  holds: z.boolean().meta({ description: 'It limits the index; otherwise it is only asked about' }),
  ends: z.enum(['client', 'other']).meta({ description: 'Whose case it ends' }),
  rule: z.string(),
  lift: z.array(z.string()).meta({ description: 'What could lift it, as questions' }),
  anchors: z.array(anchor),
  answered: z.string().optional().meta({ description: 'It looked like a bar and is none: why, by what is described' }),
  curable: z
    .string()
    .optional()
    .meta({ description: 'It stands and can be cured: how, and until when. It lowers the index and does not cap it' }),
  byModel: z.string().optional().meta({ description: 'What a model says, where nothing but a model names it' }),
})

const threshold = z.object({
  claim: z.string().meta({ description: 'The claim that the description tells' }),
  title: z.string(),
  rule: z.string(),
  authority: z.string().optional().meta({ description: 'Absent where a state decides: its law was not checked' }),
  ask: z.string(),
  claimed: anchor.meta({ description: 'Where the claim is told' }),
  told: z.array(anchor).meta({ description: 'Sentences of the description that speak to it' }),
})

const index = z.object({
  start: start.meta({ description: 'As published: of who brings the case' }),
  startForClient: z.number().meta({ description: 'The start, turned where the client is on the other side' }),
  themes: z.array(z.object({ title: z.string(), sum: z.number(), counted: z.number() })),
  heldBack: z.number().meta({ description: 'What thin facts take back of the points' }),
  evidence: percent.meta({ description: 'What the factors of the list make, without a model' }),
  withoutBars: percent.optional().meta({ description: 'What it would be if no bar stood' }),
  byModel: z.number().meta({ description: 'What a model moved it by, within the bound' }),
  range: z.tuple([percent, percent]),
})

const modelFactor = z.object({
  statement: z.string(),
  direction: z.enum(['up', 'down']),
  severity,
  points: z.number(),
  quotation: anchor,
  known: z.boolean().meta({ description: 'The words were counted already, so it moves nothing' }),
  doubts: z.array(z.string()),
  bar: z.string().optional().meta({ description: 'Which bar it says stands' }),
})
export type ModelFactor = z.infer<typeof modelFactor>

const modelAdvice = z.object({ statement: z.string(), quotation: anchor, doubts: z.array(z.string()) })
export type ModelAdvice = z.infer<typeof modelAdvice>

const written = z.object({
  factors: z.array(modelFactor),
  immediate: z.array(modelAdvice),
  longterm: z.array(modelAdvice),
  authorities: z.array(z.object({ statement: z.string(), citation: checkedCitation })),
  checked: z.int(),
  dropped: z.int().meta({ description: 'Left out, as what they rest on was not found' }),
  model: z.object({ provider: z.string(), name: z.string() }),
})
export type Written = z.infer<typeof written>

/** The specification's fields at the top, and beside them what they are made of. */
export const assessment = z.object({
  successProbability: percent.nullable().meta({ title: 'Success probability' }),
  confidenceLevel: percent.meta({ title: 'Confidence' }),
  riskFactors: z
    .array(
      z.object({
        factor: z.string(),
        impact: z.string(),
        severity,
        origin: z.enum(['evidence', 'gap', 'model']).optional(),
        anchors: z.array(anchor).optional(),
      }),
    )
    .meta({ title: 'Risk factors' }),
  recommendations: z.object({ immediate: z.array(z.string()), longterm: z.array(z.string()) }),
  settlementRange: z
    .object({ low: z.number(), recommended: z.number(), high: z.number() })
    .nullable()
    .meta({ title: 'Settlement estimate' }),
  asked: z.object({
    caseType: z.enum(caseTypes),
    description: z.string(),
    jurisdiction: z.string(),
    caseValue: z.string(),
    represents: z.enum(represented).optional().meta({ description: 'Whom the form names; left out, it was read' }),
  }),
  index: index.nullable(),
  noNumber: z.string().optional().meta({ description: 'Why there is no index' }),
  bars: z.array(bar).optional().meta({ description: 'What ends a case whatever its merits' }),
  thresholds: z
    .array(threshold)
    .optional()
    .meta({ description: 'What the law asks of the claims before their merits' }),
  factors: z.array(counted),
  unsettled: z.array(
    z.object({ title: z.string(), why: z.enum(['open', 'both', 'who', 'likely', 'unread']), anchors: z.array(anchor) }),
  ),
  questions: z.array(z.string()),
  client: z.object({
    title: z.string(),
    anchor: anchor.optional(),
    isChosen: z.boolean().optional().meta({ description: 'The form names the client' }),
    note: z.string().optional().meta({ description: 'What the description says otherwise' }),
  }),
  jurisdiction: z.object({ name: z.string().nullable(), note: z.string().optional() }),
  value: z.object({ dollars: z.number().nullable(), note: z.string().optional() }),
  settlement: z.object({ note: z.string(), formula: z.array(z.string()) }),
  medians: z.array(z.object({ figure: z.string(), dollars: z.number(), scope: z.string(), source: z.string() })),
  covered: z.object({ topics: z.int(), of: z.int() }),
  written: written.nullable(),
  coverage,
})
export type Assessment = z.infer<typeof assessment>

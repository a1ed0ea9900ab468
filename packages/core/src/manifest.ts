import { z } from 'zod'
import type { Action } from './action.ts'
import { type IconName, iconNames } from './icons.ts'

/** Where a tool stands: a tab of the AI tools page, or a page of its own with an entry in the navigation. */
export type ToolPlace =
  | { kind: 'tab'; default?: true }
  | { kind: 'page'; path: `/${string}`; nav: string; tabs?: readonly string[] }

export interface ToolManifest {
  apiVersion: 1
  /** The tab in the URL and the type in the history, such as 'deadline-calculator'. */
  id: string
  title: string
  icon: IconName
  /** Tools are shown in ascending order. The shipped ones are ten apart. */
  order: number
  place: ToolPlace
  /** `never`: no model takes part in this tool, and what is given to it is sent to none. */
  model?: 'never'
  /** The texts of the information dialog. */
  info: { description: string; features: readonly string[]; useCases: readonly string[] }
  /** The tool's card on the dashboard, the counter of its runs there, and the words that lead to it: 'Upload a brief'. */
  dashboard?: { title: string; text: string; counter?: string; action?: string }
  actions: Record<string, Action>
}

const name = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
const text = z.string().trim().min(1)
const isSchema = (value: unknown) => typeof value === 'object' && value !== null && '_zod' in value

const action = z.object({
  path: z
    .string()
    .regex(/^\/api\/[a-z0-9-/]+$/, 'must start with /api/')
    .optional(),
  title: text,
  input: z.custom(isSchema, 'must be a zod 4 schema'),
  output: z.custom(isSchema, 'must be a zod 4 schema'),
  mode: z.enum(['inline', 'queued']),
  files: z
    .object({
      field: z.string().regex(/^[a-zA-Z]\w*$/),
      accept: z.array(z.string().regex(/^\.[a-z0-9]+$/, "must be extensions such as '.pdf'")).min(1),
      maxBytes: z.int().positive(),
      optional: z.boolean().optional(),
      count: z.int().min(2).max(5).optional(),
    })
    .optional(),
  retain: z.enum(['history', 'transient']),
  model: z.literal('never').optional(),
  label: z.custom((value) => typeof value === 'function', 'must be a function').optional(),
  exports: z.record(name, z.object({ title: text, type: z.enum(['docx', 'pdf', 'txt']) })).optional(),
  report: z.object({ title: text }).optional(),
})

/** What a manifest must be to be loaded; also for tools from outside, whose types nobody checked. */
export const manifestSchema = z.object({
  apiVersion: z.literal(1, 'apiVersion must be 1: this tool was made for another version of Casewright'),
  id: name,
  title: text,
  icon: z.enum(iconNames),
  order: z.number(),
  place: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('tab'), default: z.literal(true).optional() }),
    z.object({ kind: z.literal('page'), path: z.string().startsWith('/'), nav: text, tabs: z.array(name).optional() }),
  ]),
  model: z.literal('never').optional(),
  info: z.object({ description: text, features: z.array(text), useCases: z.array(text) }),
  dashboard: z.object({ title: text, text, counter: text.optional(), action: text.optional() }).optional(),
  actions: z.record(name, action).refine((actions) => Object.keys(actions).length > 0, 'a tool needs an action'),
})

/** Whether no model takes part in an action: then it is given none. */
export const isWithoutModel = ({ model, actions }: Pick<ToolManifest, 'model' | 'actions'>, action: string): boolean =>
  model === 'never' || actions[action]?.model === 'never'

/** Keeps the exact types of a manifest, so that its server and panel are typed by it. */
export const defineManifest = <const M extends ToolManifest>(manifest: M): M => manifest

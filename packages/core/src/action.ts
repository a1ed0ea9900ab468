import type { z } from 'zod'

/** The extensions that a file field takes, with their dots: what a picker filters by. */
export interface FileField {
  field: string
  accept: readonly string[]
  maxBytes: number
  optional?: boolean
  /** How many documents there are to be, in their order: exactly so many. One unless said. */
  count?: number
}

/** A file that a result can be exported to. */
export interface ExportFile {
  title: string
  type: 'docx' | 'pdf' | 'txt'
}

/**
 * One thing that a tool does. The input's and output's `.meta()` (`title`, `widget`, `placeholder`,
 * `sensitive`) drives the generated form and result.
 */
export interface Action<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  /** An address of its own beside `/api/tools/:tool/:action`. Only the shipped toolset may claim one. */
  path?: `/api/${string}`
  title: string
  input: I
  output: O
  /** `queued` runs on a worker and survives its death; `inline` runs in the request. */
  mode: 'inline' | 'queued'
  files?: FileField
  /** `transient` runs are erased when they end. */
  retain: 'history' | 'transient'
  /** `never`: no model takes part in this action, where others of its tool ask one. */
  model?: 'never'
  /** The title shown in the history. Labels are not encrypted: a file's name or the question, never its text. */
  label?(input: z.output<I>, file?: { name: string }, files?: readonly { name: string }[]): string
  exports?: Record<string, ExportFile>
  /** The server has a report of this action's result, which is offered for Word and as a PDF under this title. */
  report?: { title: string }
}

/** Keeps an action's schema types while it is checked against the contract. */
export const defineAction = <I extends z.ZodType, O extends z.ZodType>(action: Action<I, O>): Action<I, O> => action

export type ActionInput<A> = A extends Action<infer I, z.ZodType> ? z.output<I> : never
export type ActionResult<A> = A extends Action<z.ZodType, infer O> ? z.input<O> : never
export type ActionOutput<A> = A extends Action<z.ZodType, infer O> ? z.output<O> : never

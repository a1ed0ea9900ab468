import type { Cast } from './rule.ts'

/** What a label of a form or of notes asks, and the clause that its value comes to. */
export interface Line {
  /** The types of contracts in which the label means that; without any, all. */
  types?: string
  /** The subject under which the clause stands. */
  field: string
  label: RegExp
  value: RegExp
  /** The clause, or nothing where the value does not fit. */
  writes: (read: Record<string, string>, cast: Cast) => string
}

/** A pattern for the whole of a label or a value. */
export const of = (source: string) => new RegExp(`^(?:${source})$`, 'iu')

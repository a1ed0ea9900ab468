import type { Answer } from '../answer.ts'

/** A tool that is evaluated: how it is asked, and how its output is read. */
export interface Tool {
  id: string
  path: string
  input(question: string): unknown
  /** Reads what came back: it is known by the tool's published shape alone. */
  read(output: unknown): Answer
}

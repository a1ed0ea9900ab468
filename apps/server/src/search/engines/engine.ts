import type { WebResult } from '@casewright/core'
import type { OutsideCall } from '../../outside/call.ts'

/** A search engine of the web. */
export interface WebEngine {
  id: string
  /** For people. */
  title: string
  search(query: string, limit: number, call: OutsideCall): Promise<{ results: WebResult[]; total: number }>
}

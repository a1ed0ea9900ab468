import type { WebResult } from '@casewright/core'
import type { OutsideCall } from '../../external/call.ts'

export interface EngineAnswer {
  results: WebResult[]
  /** As the engine tells; how many it gave, where it does not. */
  total: number
  /** What must be said of the answer, such as that not all of the query was searched for. */
  note?: string
}

/** A search engine of the web. */
export interface WebEngine {
  id: string
  /** For people. */
  title: string
  search(query: string, limit: number, call: OutsideCall): Promise<EngineAnswer>
}

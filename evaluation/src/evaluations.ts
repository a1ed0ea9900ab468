import { countOf, countsByKind } from './count.ts'
import { draftingTable } from './drafting/drafting-table.ts'
import { questions } from './questions/index.ts'
import { countRisk } from './risk/measure-risk.ts'
import { riskTable } from './risk/risk-table.ts'
import type { Session } from './session.ts'
import { tableOf } from './table.ts'
import { tools } from './tools/index.ts'

export interface Evaluated {
  /** As Markdown. */
  table: string
  /** Everything that was measured. */
  all: unknown
}

export type Evaluate = (session: Session, parallel: number) => Promise<Evaluated>

const ofQuestions = tools.map((tool): [string, Evaluate] => [
  tool.id,
  async (session, parallel) => {
    const measured = await session.evaluate(tool, questions, parallel)
    const { outcomes } = measured
    return {
      table: tableOf(measured, session.healthz),
      all: { tool: tool.id, counts: countOf(outcomes), byKind: countsByKind(outcomes), outcomes },
    }
  },
])

const ofRisk: Evaluate = async (session) => {
  const outcomes = await session.evaluateRisk()
  return {
    table: riskTable(outcomes, session.healthz),
    all: { tool: 'risk-analysis', counts: countRisk(outcomes), outcomes },
  }
}

const ofDrafting: Evaluate = async (session) => {
  const outcomes = await session.evaluateDrafting()
  return { table: draftingTable(outcomes), all: { tool: 'document-generation', outcomes } }
}

/** What can be evaluated, by the name of the tool. */
export const evaluations: ReadonlyMap<string, Evaluate> = new Map([
  ...ofQuestions,
  ['risk-analysis', ofRisk],
  ['drafting', ofDrafting],
])

import { countOf, countsByKind } from './count.ts'
import { draftingTable } from './drafting/drafting-table.ts'
import { pairsTable } from './pairs.ts'
import { inTurn, questions } from './questions/index.ts'
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

export interface Ways {
  parallel: number
  /** How many questions are asked; all unless given. */
  questions?: number | undefined
  /** A Casewright without the model, with which each answer is compared. */
  without?: Session | undefined
}

export type Evaluate = (session: Session, ways: Ways) => Promise<Evaluated>

const ofQuestions = tools.map((tool): [string, Evaluate] => [
  tool.id,
  async (session, { parallel, questions: most, without }) => {
    const asked = most === undefined ? questions : inTurn(most)
    const measured = await session.evaluate(tool, asked, parallel)
    const { outcomes } = measured
    const alone = await without?.evaluate(tool, asked, parallel)
    const table = tableOf(measured, session.healthz)
    return {
      table: alone ? `${table}\n\n${pairsTable(alone.outcomes, outcomes)}` : table,
      all: {
        alone: alone?.outcomes,
        tool: tool.id,
        counts: countOf(outcomes),
        byKind: countsByKind(outcomes),
        outcomes,
      },
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

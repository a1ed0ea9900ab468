import { type DraftingOutcome, measureDrafting } from './drafting/measure-drafting.ts'
import { readKnownLaw } from './judge/known-law.ts'
import { type Measured, measure } from './measure.ts'
import { bareCall } from './product/healthz.ts'
import { importLaw } from './product/import.ts'
import { signUp } from './product/person.ts'
import { startProduct } from './product/server.ts'
import { starterIsThere } from './product/starter.ts'
import type { Question } from './question.ts'
import { measureRisk, type RiskOutcome } from './risk/measure-risk.ts'
import type { Tool } from './tools/tool.ts'

export interface Session {
  evaluate(tool: Tool, questions: readonly Question[], parallel?: number): Promise<Measured>
  evaluateRisk(): Promise<RiskOutcome[]>
  evaluateDrafting(): Promise<DraftingOutcome[]>
  /** Milliseconds of a call that does nothing. */
  healthz: number
  stop(): Promise<void>
}

/**
 * A Casewright of its own with its starter set loaded, and somebody who asks.
 * @param settings of the model, as the server reads them from its environment
 * @param opinions a file of JSON Lines, to be imported beside the starter set
 */
export async function startSession(settings: Record<string, string> = {}, opinions?: string): Promise<Session> {
  const { url, folder, stop } = await startProduct(settings)
  try {
    const person = await signUp(url)
    await starterIsThere(person)
    if (opinions) await importLaw(opinions, folder)
    const law = readKnownLaw(opinions)
    return {
      evaluate: (tool, questions, parallel) => measure(tool, questions, person, law, parallel),
      evaluateRisk: () => measureRisk(person),
      evaluateDrafting: () => measureDrafting(person),
      healthz: await bareCall(url),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

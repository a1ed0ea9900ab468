import { isDeepStrictEqual } from 'node:util'
import type { Person } from '../product/person.ts'
import { type RiskCase, riskCases } from './cases.ts'
import { type Assessment, judgeRisk, type RiskVerdict } from './judge.ts'

export interface RiskOutcome {
  given: RiskCase
  verdict: RiskVerdict
  /** Whether the same words gave the same assessment twice; models aside, who need not say the same. */
  isSame: boolean
  /** Milliseconds until the result. */
  whole: number
  tokens: number
}

/** Has each case assessed twice. */
export async function measureRisk(person: Person): Promise<RiskOutcome[]> {
  const outcomes: RiskOutcome[] = []
  for (const given of riskCases) {
    const { caseType, description } = given
    const ask = () => person.ask('/api/analyze-risk', { caseType, description, jurisdiction: '' })
    const [first, second] = [await ask(), await ask()]
    const output = first.output as Assessment
    const again = second.output as Assessment
    outcomes.push({
      given,
      verdict: judgeRisk(given, output),
      isSame: isDeepStrictEqual(output.factors, again.factors),
      whole: first.whole,
      tokens: (await person.tokensOf(first.run)) + (await person.tokensOf(second.run)),
    })
  }
  return outcomes
}

/** What the cases came to, as counts. */
export function countRisk(outcomes: readonly RiskOutcome[]) {
  const sum = (of: (verdict: RiskVerdict) => number) => outcomes.reduce((all, { verdict }) => all + of(verdict), 0)
  return {
    cases: outcomes.length,
    expected: sum(({ expected }) => expected),
    found: sum(({ found }) => found),
    wrong: sum(({ wrong }) => wrong.length),
    quoted: sum(({ quoted }) => quoted),
    altered: sum(({ altered }) => altered.length),
    numbersRight: sum(({ isNumberRight }) => (isNumberRight ? 1 : 0)),
    same: outcomes.filter(({ isSame }) => isSame).length,
    held: sum(({ held }) => held),
    notHeld: sum(({ notHeld }) => notHeld),
  }
}

import { line, timeLines, tokensLine } from '../lines.ts'
import { countRisk, type RiskOutcome } from './measure-risk.ts'

/** What the risk analysis came to, as Markdown. */
export function riskTable(outcomes: readonly RiskOutcome[], healthz: number): string {
  const { cases, expected, found, wrong, quoted, altered, numbersRight, same, held, notHeld } = countRisk(outcomes)
  return [
    '## risk-analysis',
    '',
    '| measure | value |',
    '| --- | ---: |',
    line('cases', cases),
    line('factors found with the right sign, of those told', `${found} of ${expected}`),
    line('factors with the wrong sign', wrong),
    line('a number where there should be one, within its range', `${numbersRight} of ${cases}`),
    line('the same factors for the same words', `${same} of ${cases}`),
    line('words shown as found', quoted),
    line('of them altered', altered),
    line('factors of a model shown as held', held),
    line('statements of a model left out', notHeld),
    ...timeLines(
      'whole answer',
      outcomes.map((one) => one.whole),
      healthz,
    ),
    tokensLine(outcomes),
  ].join('\n')
}

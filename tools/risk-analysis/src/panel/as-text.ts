import { caseTypeTitles } from '../case-types.ts'
import { clientWords } from '../client-words.ts'
import type { Assessment } from '../output.ts'
import { dollars, signed } from './signed.ts'

/** The assessment as plain text, for a memo or a message. It says what it is. */
export function asText(output: Assessment): string {
  const { asked, index, successProbability, confidenceLevel, settlementRange, settlement, recommendations } = output
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`${title}\n${lines.map((line) => `- ${line}`).join('\n')}`] : []
  return [
    `Risk analysis: ${caseTypeTitles[asked.caseType]} case${asked.jurisdiction ? `, ${asked.jurisdiction}` : ''}, for ${clientWords(output.client)}`,
    ...(output.client.note ? [output.client.note] : []),
    index
      ? `Success probability: ${successProbability}% (range ${index.range[0]} to ${index.range[1]}). Confidence: ${confidenceLevel}%. An index from stated weights and trial statistics, not a forecast.`
      : `No success probability. ${output.noNumber}`,
    ...(index
      ? [
          `Start: ${index.startForClient} (${[index.start.label, index.start.source, index.start.scope].filter(Boolean).join('; ')})`,
        ]
      : []),
    ...list(
      'Bars',
      (output.bars ?? []).map(
        ({ title, holds, rule, lift, byModel, answered }) =>
          `${title}${byModel === undefined ? '' : ' (named by the model)'}${holds || answered !== undefined ? '' : ' (open question, not scored)'}: ${[rule, answered, ...lift].filter(Boolean).join(' ')}`,
      ),
    ),
    ...list(
      'Threshold questions (not scored; the law of a state was not checked)',
      (output.thresholds ?? []).map(
        ({ claim, title, rule, authority, told, ask }) =>
          `${claim}: ${title}. ${rule}${authority ? ` (${authority}.)` : ''} ${told.map(({ words }) => `“${words}” `).join('')}${ask}`,
      ),
    ),
    ...list(
      'Factors',
      output.factors.map(({ title, points, anchors }) => `${signed(points)} ${title}: “${anchors[0]?.words}”`),
    ),
    ...list(
      'Risk factors',
      output.riskFactors.map(
        ({ factor, severity, impact, origin }) =>
          `${factor} (${severity}${origin === 'model' ? ', by the model' : ''}): ${impact}`,
      ),
    ),
    ...list('Immediate actions', recommendations.immediate),
    ...list('Long-term strategy', recommendations.longterm),
    settlementRange
      ? `Settlement estimate: low ${dollars(settlementRange.low)}, recommended ${dollars(settlementRange.recommended)}, high ${dollars(settlementRange.high)}`
      : `Settlement estimate: none. ${settlement.note}`,
    ...list(
      'What was not weighed',
      output.unsettled.flatMap(({ why, anchors }) => (why === 'unread' ? anchors.map(({ words }) => words) : [])),
    ),
    ...list('Questions to answer', output.questions),
  ].join('\n\n')
}

import { part, type ReportBlock } from '@casewright/core/server'
import type { Assessment, CountedFactor } from '../output.ts'
import { signed } from '../panel/signed.ts'

const grave = { high: 'bad', medium: 'doubt', low: 'open' } as const
const severities = { high: 'High', medium: 'Medium', low: 'Low' } as const

/** What speaks against the case, and what is missing, the gravest first. A model's are in a part of their own. */
export function riskBlocks({ riskFactors, factors }: Assessment): ReportBlock[] {
  const risks = riskFactors.filter(({ origin }) => origin !== 'model')
  const counted = new Map(factors.map((factor) => [factor.title, factor]))
  return [
    part.heading('Risk factors'),
    ...(risks.length === 0
      ? [
          part.text(
            'No listed factor that weighs against the case was found. That does not mean that there is no risk.',
          ),
        ]
      : []),
    ...risks.flatMap(({ factor, impact, severity, origin }) => {
      const found = origin === 'evidence' ? counted.get(factor) : undefined
      return [
        part.heading(factor, 2),
        part.status(grave[severity], severities[severity], impact),
        ...(found ? wordsOf(found) : []),
      ]
    }),
  ]
}

/** What helps, and what was noted without moving the index. */
export function factorBlocks({ factors }: Assessment): ReportBlock[] {
  const helping = factors.filter(({ points }) => points >= 0)
  if (helping.length === 0) return []
  return [
    part.heading('What helps'),
    ...helping.flatMap((factor) => [
      part.heading(factor.title, 2),
      part.text([
        { text: factor.points > 0 ? `${signed(factor.points)} points. ` : 'Noted, not scored. ', bold: true },
        factor.impact,
      ]),
      ...wordsOf(factor),
    ]),
  ]
}

const wordsOf = ({ sentence, anchors }: CountedFactor): ReportBlock[] => [
  part.quotation(sentence.words, 'From the description'),
  ...anchors
    .filter(({ start, end }) => start < sentence.start || end > sentence.end)
    .map(({ words }) => part.quotation(words, 'From the description')),
]

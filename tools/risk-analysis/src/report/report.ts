import type { Run } from '@casewright/core'
import { checksTable, part, type Report, type ReportBlock, type ReportFact } from '@casewright/core/server'
import { caseTypeTitles } from '../case-types.ts'
import { clientWords } from '../client-words.ts'
import { notCounted } from '../not-counted.ts'
import type { Assessment } from '../output.ts'
import { dollars } from '../panel/signed.ts'
import { barBlocks } from './bars.ts'
import { factorBlocks, riskBlocks } from './factors.ts'
import { indexBlocks } from './index-blocks.ts'
import { thresholdBlocks } from './thresholds.ts'
import { writtenBlocks } from './written.ts'

/** The assessment as a memo: the figure with its arithmetic, every factor with its words, and what is still open. */
export function reportOf({ output }: Run<Assessment> & { output: Assessment }): Report {
  const { asked, questions, recommendations, written } = output
  const ours = (list: readonly string[], theirs = 0) => list.slice(0, list.length - theirs)
  const now = ours(recommendations.immediate, written?.immediate.length)
  const later = ours(recommendations.longterm, written?.longterm.length)
  return {
    subject: `${caseTypeTitles[asked.caseType]} case, for ${output.client.title}`,
    facts: factsOf(output),
    blocks: [
      part.heading('The case as it was described'),
      part.text(asked.description),
      ...barBlocks(output.bars ?? []),
      ...indexBlocks(output),
      ...thresholdBlocks(output.thresholds ?? []),
      ...riskBlocks(output),
      ...factorBlocks(output),
      ...(written && written.checked > 0 ? writtenBlocks(written) : []),
      ...listed('Immediate actions', now),
      ...listed('Long-term strategy', later),
      ...settlementBlocks(output),
      ...openBlocks(output),
      ...listed('Questions to answer', questions),
      ...(written && written.authorities.length > 0
        ? [
            part.heading('Authorities that the model cites'),
            ...checksTable(written.authorities.map(({ citation }) => citation)),
          ]
        : []),
    ],
  }
}

const listed = (title: string, items: readonly string[]): ReportBlock[] =>
  items.length > 0 ? [part.heading(title), part.numbered(items)] : []

function factsOf({ client, jurisdiction, value, covered, asked }: Assessment): ReportFact[] {
  const where = jurisdiction.name ?? (asked.jurisdiction ? `${asked.jurisdiction}, not recognized` : 'not given')
  return [
    { label: 'Client', words: [clientWords(client), client.note].filter(Boolean).join('. ') },
    { label: 'Jurisdiction', words: [where, jurisdiction.note].filter(Boolean).join('. ') },
    {
      label: 'Amount',
      words: [value.dollars === null ? 'none' : dollars(value.dollars), value.note].filter(Boolean).join('. '),
    },
    { label: 'Questions answered', words: `${covered.topics} of ${covered.of}` },
  ]
}

function openBlocks(output: Assessment): ReportBlock[] {
  const rows = notCounted(output).flatMap(({ sentence, anchors }) => [
    part.text(sentence),
    ...anchors.map(({ words }) => part.quotation(words)),
  ])
  return rows.length === 0 ? [] : [part.heading('Mentioned but not scored'), ...rows]
}

function settlementBlocks({ settlementRange, settlement, medians }: Assessment): ReportBlock[] {
  return [
    part.heading('Settlement estimate'),
    ...(settlementRange
      ? [
          part.table(
            ['Low', 'Recommended', 'High'],
            [[dollars(settlementRange.low), dollars(settlementRange.recommended), dollars(settlementRange.high)]],
          ),
        ]
      : [part.text('None.')]),
    ...(settlement.note ? [part.text(settlement.note)] : []),
    ...(settlement.formula.length > 0 ? [part.points(settlement.formula)] : []),
    ...medians.map(({ figure, dollars: amount, scope, source }) =>
      part.small(`For comparison: ${figure}, ${dollars(amount)} (${scope}; ${source}). It does not predict this case.`),
    ),
  ]
}

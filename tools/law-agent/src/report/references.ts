import { counted, formatDate, laterHistoryOf, whereFound } from '@casewright/core'
import { foundCheckBlocks, part, type ReportBlock } from '@casewright/core/server'
import type { Reference } from '../output.ts'

const whose = {
  authority: 'In its own words.',
  source: 'Excerpt of the source.',
  editors: 'Summary by the library’s editors.',
} as const

/** The authorities as a docket, each with what is known of its citation and of its later history. */
export const referencesTable = (references: readonly Reference[]): ReportBlock[] =>
  references.length === 0
    ? [part.text('No authority found addresses the words of this question.')]
    : [
        part.text(
          `${counted(references.length, 'authority', 'authorities')} found${whereFound(references.map(({ check }) => check))}.`,
        ),
        part.table(
          ['No.', 'Authority', 'What it says', 'Source and later history'],
          references.map((one, at) => [
            String(at + 1),
            {
              blocks: [
                part.text([{ text: one.title, bold: true }]),
                part.text(one.citation),
                ...(one.date ? [part.text(formatDate(one.date))] : []),
              ],
            },
            {
              blocks: [
                part.text(one.summary),
                ...(one.caution ? [part.text([{ text: one.caution, bold: true }])] : []),
                ...(one.summaryOf ? [part.text(whose[one.summaryOf])] : []),
              ],
            },
            { blocks: [...foundCheckBlocks(one.check), part.text(laterHistoryOf(one.kind, one.check.looked))] },
          ]),
          [7, 25, 32, 36],
        ),
      ]

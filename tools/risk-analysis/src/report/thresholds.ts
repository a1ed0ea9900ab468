import { part, type ReportBlock } from '@casewright/core/server'
import type { Assessment } from '../output.ts'

type Threshold = NonNullable<Assessment['thresholds']>[number]

/** What the law asks first of each claim that is told: the rule, what the description says of it, and what must be known. */
export const thresholdBlocks = (thresholds: readonly Threshold[]): ReportBlock[] =>
  thresholds.length === 0
    ? []
    : [
        part.heading('Threshold questions'),
        part.small([
          'What the law asks of these claims before their merits. Not scored. The law of a state was not checked.',
        ]),
        ...[...Map.groupBy(thresholds, ({ claim }) => claim)].flatMap(([claim, list]): ReportBlock[] => [
          part.heading(claim, 2),
          ...list.flatMap(({ title, rule, authority, told, ask }): ReportBlock[] => [
            part.text([{ text: `${title}. `, bold: true }, rule, ...(authority ? [` (${authority}.)`] : [])]),
            ...(told.length > 0
              ? told.map(({ words }) => part.quotation(words))
              : [part.small(['The description does not say.'])]),
            part.points([ask]),
          ]),
        ]),
      ]

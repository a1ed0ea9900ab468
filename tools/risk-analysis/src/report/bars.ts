import { part, type ReportBlock } from '@casewright/core/server'
import type { Assessment } from '../output.ts'

type Bar = NonNullable<Assessment['bars']>[number]

const standing = ({ holds, ends, answered, curable }: Bar) =>
  answered !== undefined
    ? 'Looked at; no bar by what is described'
    : holds && curable !== undefined
      ? ends === 'client'
        ? 'A bar applies until it is cured'
        : 'A bar applies until the other side cures it'
      : holds
        ? ends === 'client'
          ? 'A bar applies'
          : 'A bar applies to the other side'
        : 'A bar may apply; not scored'

/** What ends a case whatever its merits: the rule, the words that it was read in, and what could lift it. */
export const barBlocks = (bars: readonly Bar[]): ReportBlock[] =>
  bars.length === 0
    ? []
    : [
        part.heading('Bars'),
        ...bars.flatMap((bar): ReportBlock[] => [
          part.heading(bar.title, 2),
          part.status(bar.holds ? 'bad' : bar.answered === undefined ? 'open' : 'good', standing(bar), bar.rule),
          ...(bar.answered === undefined ? [] : [part.text(bar.answered)]),
          ...(bar.curable === undefined ? [] : [part.text(bar.curable)]),
          ...(bar.byModel === undefined
            ? []
            : [part.written([{ text: 'Named by the model: ', bold: true }, bar.byModel])]),
          ...bar.anchors.map(({ words }) => part.quotation(words)),
          part.small([{ text: bar.holds ? 'What could overcome it' : 'Questions to resolve', bold: true }]),
          part.points(bar.lift),
        ]),
      ]

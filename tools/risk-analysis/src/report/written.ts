import { part, type ReportBlock } from '@casewright/core/server'
import type { ModelAdvice, ModelFactor, Written } from '../output.ts'
import { signed } from '../panel/signed.ts'

const effect = ({ points, known, direction }: ModelFactor) =>
  known ? 'Already counted' : `${direction === 'up' ? 'Helps' : 'Hurts'}, ${signed(points)}`

/** What a model adds, each statement with the words of the description that it rests on. */
export function writtenBlocks({
  factors,
  immediate,
  longterm,
  authorities,
  checked,
  dropped,
  model,
}: Written): ReportBlock[] {
  return [
    part.heading('What the model adds'),
    part.small([
      {
        text: `Written by ${model.name}. ${checked} statements rest on words of the description, ${dropped} were left out. Whether the words support the statement is for you to judge.`,
        bold: true,
      },
    ]),
    ...factors.flatMap((factor) => [
      part.written([{ text: `${effect(factor)}. Severity: ${factor.severity}. `, bold: true }, factor.statement]),
      ...rest(factor),
    ]),
    ...advice('Immediate actions, by the model', immediate),
    ...advice('Long-term strategy, by the model', longterm),
    ...authorities.map(({ statement, citation }) => part.written(`${statement} (${citation.text})`)),
  ]
}

const advice = (title: string, list: readonly ModelAdvice[]): ReportBlock[] =>
  list.length === 0
    ? []
    : [part.heading(title, 2), ...list.flatMap((one) => [part.written(one.statement), ...rest(one)])]

const rest = ({ quotation, doubts }: ModelAdvice): ReportBlock[] => [
  part.quotation(quotation.words, 'From the description'),
  ...(doubts.length > 0
    ? [part.status('doubt', 'Not in the description', doubts.map((doubt) => `“${doubt}”`).join(', '))]
    : []),
]

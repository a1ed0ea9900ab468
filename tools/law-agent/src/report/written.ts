import { checkBlocks, part, type ReportBlock, supportBlock } from '@casewright/core/server'
import { propositionsOf } from '../checks-of.ts'
import { droppedWords, isPicked } from '../memo.ts'
import { opinions } from '../opinions.ts'
import type { Answered, Proposition, Written } from '../output.ts'
import { memoBlocks } from './memo.ts'
import { passageBlock } from './passages.ts'

/** A model's answer, marked as its own, and after it each statement with the words that it rests on. */
export function writtenBlocks(output: Answered, written: Written): ReportBlock[] {
  const { model, jurisdiction, answers, premises, gaps, leftOut } = written
  const all = propositionsOf(output)
  const dropped = droppedWords(written.dropped)
  const numbered = (list: readonly Proposition[]) =>
    list.map((one) => `${one.statement} (${one.check.text}) [${all.indexOf(one) + 1}]`).join(' ')
  return [
    part.heading('Answer'),
    part.small([
      {
        text: `${isPicked(written) ? 'Picked' : 'Written'} by ${model.name}. Each number leads to what the statement rests on, below.`,
        bold: true,
      },
    ]),
    ...(jurisdiction ? [part.text(`Jurisdiction that the model assumed: ${jurisdiction}`)] : []),
    ...(answers === 'no'
      ? [part.written('In the opinion of the model, the sources that were searched do not answer this question.')]
      : []),
    ...(premises.length > 0
      ? [part.written([{ text: 'What the question takes for granted. ', bold: true }, numbered(premises)])]
      : []),
    ...memoBlocks(written, numbered),
    ...(gaps.length > 0
      ? [
          part.written([
            { text: 'Not answered by the sources, in the opinion of the model: ', bold: true },
            gaps.join(' '),
          ]),
        ]
      : []),
    ...(dropped ? [part.small(dropped)] : []),
    ...(leftOut > 0 ? [part.small(`Left out, because their words were not found: ${leftOut}.`)] : []),
    ...(all.length > 0 ? [part.heading('What each statement rests on')] : []),
    ...all.flatMap((one, at) => statementBlocks(one, at + 1, output)),
  ]
}

function statementBlocks(one: Proposition, number: number, { references }: Answered): ReportBlock[] {
  const { statement, check, passage, opinion, support, doubt, figures } = one
  return [
    part.written([{ text: `[${number}] `, bold: true }, statement]),
    ...(doubt ? [part.status('bad', 'Unsupported', doubt)] : []),
    ...(figures.length > 0
      ? [part.small(`Not in what was read: ${figures.map((figure) => `“${figure}”`).join(', ')}.`)]
      : []),
    part.small([{ text: 'Cited for it: ', bold: true }, check.text]),
    ...checkBlocks(check),
    ...(passage ? passageBlock(passage, references) : []),
    ...(support ? [supportBlock(support)] : []),
    ...(passage ? [part.small(`Model’s opinion: the words found ${opinions[opinion]}.`)] : []),
  ]
}

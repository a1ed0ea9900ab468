import { treatmentWords, withDoubts } from '@casewright/core'
import type { Proposition, Written } from '../output.ts'

const refusal = 'In the opinion of the model, the sources that were searched do not hold an answer to this question.'

/** Whether anything that a model wrote can be tied to an authority. */
export const holdsAnything = ({ paragraphs, premises }: Written): boolean =>
  [...premises, ...paragraphs.flat()].some(({ doubt }) => doubt === null)

/** A model's answer as one text, each proposition with its authority, and what does not hold said within. */
export function writtenText({ answers, premises, paragraphs, gaps }: Written): string {
  const blocks = [
    ...(answers === 'no' ? [refusal] : []),
    ...(premises.length > 0 ? [`On what the question takes for granted: ${premises.map(sentence).join(' ')}`] : []),
    ...paragraphs.map((paragraph) => paragraph.map(sentence).join(' ')),
    ...(gaps.length > 0 ? [`Not answered by the sources, in the opinion of the model: ${gaps.join(' ')}`] : []),
  ]
  return blocks.join('\n\n')
}

function sentence({ statement, check, doubt, figures }: Proposition): string {
  const status = check.status === 'verified' ? '' : ` [${check.status.replace('-', ' ')}]`
  const flag = check.treatment ? ` [${treatmentWords(check.treatment).toLowerCase()}]` : ''
  return `${withDoubts(statement, figures)} ${check.text}${flag}${status}.${doubt ? ` [${doubt}.]` : ''}`
}

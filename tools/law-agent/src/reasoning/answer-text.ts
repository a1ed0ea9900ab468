import { treatmentWords, withDoubts } from '@casewright/core'
import { noContrary, sectionsOf, toVerify } from '../memo.ts'
import type { Proposition, Written } from '../output.ts'

const refusal = 'In the opinion of the model, the sources that were searched do not hold an answer to this question.'

/** Whether anything that a model wrote can be tied to an authority. */
export const holdsAnything = ({ paragraphs, premises }: Written): boolean =>
  [...premises, ...paragraphs.flat()].some(({ doubt }) => doubt === null)

/** A model's memo as one text, each proposition with its authority, and what does not hold said within. */
export function writtenText(written: Written): string {
  const { answers, premises, presented, facts = [], gaps } = written
  const sections = sectionsOf(written) ?? []
  const verify = toVerify(written)
  const blocks = [
    ...(answers === 'no' ? [refusal] : []),
    ...(presented && sections.length > 0 ? [`Question presented\n“${presented}”`] : []),
    ...(premises.length > 0 ? [`On what the question takes for granted: ${premises.map(sentence).join(' ')}`] : []),
    ...sections.map(({ heading, part, paragraphs }) =>
      [
        heading,
        ...(part === 'application' && facts.length > 0 ? [`Facts given: ${facts.map(quoted).join('; ')}`] : []),
        ...paragraphs.map((paragraph) => paragraph.map(sentence).join(' ')),
      ].join('\n'),
    ),
    ...(sections.length > 0 && sections.every(({ part }) => part !== 'contrary authority')
      ? [`Contrary authority\n${noContrary}`]
      : []),
    ...(verify.length > 0 ? [['What to verify', ...verify.map((one) => `- ${one}`)].join('\n')] : []),
    ...(gaps.length > 0 ? [`Not answered by the sources, in the opinion of the model: ${gaps.join(' ')}`] : []),
  ]
  return blocks.join('\n\n')
}

const quoted = (words: string) => `“${words}”`

function sentence({ statement, check, doubt, figures }: Proposition): string {
  const status = check.status === 'verified' ? '' : ` [${check.status.replace('-', ' ')}]`
  const flag = check.treatment ? ` [${treatmentWords(check.treatment).toLowerCase()}]` : ''
  return `${withDoubts(statement, figures)} ${check.text}${flag}${status}.${doubt ? ` [${doubt}.]` : ''}`
}

import type { Evidence } from '@casewright/core'
import type { Filled } from '../output.ts'
import type { ToFill } from './fill.ts'
import { withheld } from './withheld.ts'

/** The ids under which a model is given what the person said, and what was filled in of it. */
export const givenText = 'text'
const givenAnswers = 'answers'

/** What a model is told: the text and the answers, without what it must not be told. */
export function givenWords({ template, text = '', filled, secrets, tellModel }: ToFill): Evidence[] {
  const isTold = ({ field, sensitive }: Filled) => !sensitive || tellModel.includes(field)
  const secret = secrets.filter((one) => !isTold(one))
  const told = secrets.filter(isTold).map(({ value }) => value)
  const names = template.fields
    .filter(({ name, sensitive }) => sensitive && !tellModel.includes(name))
    .flatMap(({ label, cues = [] }) => [label, ...cues])
  // Places in the text are no places in an answer.
  const anywhere = secret.map(({ from, ...one }) => one)
  const answers = filled.filter(isTold).map(({ label, value }) => `${label}: ${withheld(value, anywhere, told, names)}`)
  const evidence: Evidence[] = [
    {
      id: givenText,
      kind: 'document',
      title: `What was said for: ${template.title}`,
      text: withheld(text, secret, told, names),
    },
    { id: givenAnswers, kind: 'document', title: `Answers given for: ${template.title}`, text: answers.join('\n') },
  ]
  return evidence.filter((one) => one.text.trim() !== '')
}

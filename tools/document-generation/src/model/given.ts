import type { Evidence } from '@casewright/core'
import type { Filled } from '../output.ts'
import type { ToFill } from './fill.ts'
import { withheld } from './withheld.ts'

/** The ids under which a model is given what the person said, and what was filled in of it. */
export const givenText = 'text'
const givenAnswers = 'answers'

/** What a model is told: the text and the answers, without what it must not be told. */
export function givenWords({ template, text = '', filled, tellModel }: Omit<ToFill, 'settled'>): Evidence[] {
  const isTold = ({ field, sensitive }: Filled) => !sensitive || tellModel.includes(field)
  const secret = filled.filter((one) => !isTold(one))
  const told = filled.filter(({ sensitive }) => sensitive).filter(isTold)
  const cover = (words: string) =>
    withheld(
      words,
      secret,
      told.map(({ value }) => value),
    )
  const covered = cover(text)
  // Places in the text are not places in the answers.
  const unplaced = secret.map(({ from, ...one }) => one)
  const answers = filled
    .filter(isTold)
    .map(
      ({ label, value }) =>
        `${label}: ${withheld(
          value,
          unplaced,
          told.map((one) => one.value),
        )}`,
    )
    .join('\n')
  const evidence: Evidence[] = [
    { id: givenText, kind: 'document', title: `What was said for: ${template.title}`, text: covered },
    { id: givenAnswers, kind: 'document', title: `Answers given for: ${template.title}`, text: answers },
  ]
  return evidence.filter((one) => one.text.trim() !== '')
}

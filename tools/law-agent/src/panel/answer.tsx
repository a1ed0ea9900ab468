import { counted } from '@casewright/core/client'
import { Citation, Doubt, Written } from '@casewright/ui'
import { propositionsOf } from '../checks-of.ts'
import type { Answered, Proposition } from '../output.ts'
import { numbersOf } from './numbers.ts'
import * as css from './panel.css.ts'

/** A model's answer: each proposition with its authority. What does not hold stays, and is marked. */
export function Answer({ output }: { output: Answered }) {
  const { written } = output
  if (!written) return null
  const all = propositionsOf(output)
  const asked = output.questionCitations.length
  const number = numbersOf(output, [...output.questionCitations, ...all.map(({ check }) => check)])
  const say = (one: Proposition) => (
    <Sentence key={`${one.statement}${one.check.text}`} proposition={one} number={number(asked + all.indexOf(one))} />
  )
  const citations = new Set(all.map(({ check }) => check.text)).size
  const quotations = all.filter(({ passage }) => passage !== null).length
  return (
    <Written
      byline={`Written by ${written.model.name}`}
      checked={`checked against the sources: ${counted(citations, 'citation')}, ${counted(quotations, 'quotation')} found`}
    >
      <div className={css.paragraphs}>
        {written.jurisdiction && (
          <p className={css.small}>Jurisdiction that the model assumed: {written.jurisdiction}</p>
        )}
        {written.answers === 'no' && (
          <p className={css.paragraph}>
            In the opinion of the model, the sources that were searched do not hold an answer to this question.
          </p>
        )}
        {written.premises.length > 0 && (
          <p className={css.paragraph}>
            <strong>What the question takes for granted.</strong> {written.premises.map(say)}
          </p>
        )}
        {written.paragraphs.map((paragraph) => (
          <p key={paragraph.map(({ statement }) => statement).join()} className={css.paragraph}>
            {paragraph.map(say)}
          </p>
        ))}
        {written.gaps.length > 0 && (
          <p className={css.small}>
            <strong>Not answered by the sources, in the opinion of the model:</strong> {written.gaps.join(' ')}
          </p>
        )}
      </div>
    </Written>
  )
}

function Sentence({ proposition, number }: { proposition: Proposition; number: number | undefined }) {
  const { statement, check, doubt, figures } = proposition
  const said = (
    <>
      {statement} <Citation check={check} number={number} />.
    </>
  )
  return (
    <>
      {doubt ? <Doubt flag={doubt}>{said}</Doubt> : said}{' '}
      {figures.length > 0 && (
        <span className={css.figures}>Not in what was read: {figures.map((one) => `“${one}”`).join(', ')}. </span>
      )}
    </>
  )
}

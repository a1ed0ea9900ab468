import { counted } from '@casewright/core/client'
import { Written } from '@casewright/ui'
import { propositionsOf } from '../checks-of.ts'
import { droppedWords, isPicked, noContrary, sectionsOf, toVerify } from '../memo.ts'
import type { Answered, Proposition } from '../output.ts'
import { MemoPart } from './memo-part.tsx'
import { numbersOf } from './numbers.ts'
import * as css from './panel.css.ts'
import { Sentence } from './sentence.tsx'

/** A model's answer as a memo: each proposition with its authority. What does not hold is marked. */
export function Answer({ output }: { output: Answered }) {
  const { written } = output
  if (!written) return null
  const all = propositionsOf(output)
  const asked = output.questionCitations.length
  const number = numbersOf(output, [...output.questionCitations, ...all.map(({ check }) => check)])
  const say = (one: Proposition) => (
    <Sentence key={`${one.statement}${one.check.text}`} proposition={one} number={number(asked + all.indexOf(one))} />
  )
  const paragraph = (list: readonly Proposition[]) => (
    <p key={list.map(({ statement }) => statement).join()} className={css.paragraph}>
      {list.map(say)}
    </p>
  )
  const citations = new Set(all.map(({ check }) => check.text)).size
  const quotations = all.filter(({ passage }) => passage !== null).length
  const sections = sectionsOf(written)
  const isMemo = sections !== null && sections.length > 0
  const dropped = droppedWords(written.dropped)
  const { facts = [] } = written
  return (
    <Written
      byline={`${isPicked(written) ? 'Picked' : 'Written'} by ${written.model.name}`}
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
        {isMemo && written.presented && (
          <MemoPart heading="Question presented">
            <p className={css.paragraph}>“{written.presented}”</p>
          </MemoPart>
        )}
        {written.premises.length > 0 && (
          <p className={css.paragraph}>
            <strong>What the question takes for granted.</strong> {written.premises.map(say)}
          </p>
        )}
        {(sections ?? []).map(({ part, heading, paragraphs }) => (
          <MemoPart key={part} heading={heading}>
            {part === 'application' && facts.length > 0 && (
              <p className={css.small}>Facts given: {facts.map((fact) => `“${fact}”`).join('; ')}</p>
            )}
            {paragraphs.map(paragraph)}
          </MemoPart>
        ))}
        {isMemo && sections.every(({ part }) => part !== 'contrary authority') && (
          <MemoPart heading="Contrary authority">
            <p className={css.small}>{noContrary}</p>
          </MemoPart>
        )}
        {!sections && written.paragraphs.map(paragraph)}
        {isMemo && (
          <MemoPart heading="What to verify">
            <ul className={css.verify}>
              {toVerify(written).map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </MemoPart>
        )}
        {written.gaps.length > 0 && (
          <p className={css.small}>
            <strong>Not answered by the sources, in the opinion of the model:</strong> {written.gaps.join(' ')}
          </p>
        )}
        {dropped && <p className={css.small}>{dropped}</p>}
      </div>
    </Written>
  )
}

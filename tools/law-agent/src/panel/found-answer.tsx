import { Origin, Section } from '@casewright/ui'
import { isOnlyFound } from '../checks-of.ts'
import { missingSentence } from '../missing-sentence.ts'
import type { Answered } from '../output.ts'
import { numbersOf } from './numbers.ts'
import * as css from './panel.css.ts'
import { Passages } from './passages.tsx'

/** The answer where no model wrote one: the most relevant passages, and nothing else. */
export function FoundAnswer({ output }: { output: Answered }) {
  const { passages, references, questionCitations, missing } = output
  const shown = passages.flatMap(({ reference }) => references[reference - 1]?.check ?? [])
  const number = numbersOf(output, [...questionCitations, ...shown])
  return (
    <Section title="What the authorities say" aside={<Origin of="evidence" />}>
      {passages.length > 0 ? (
        <div className={css.body}>
          <p className={css.quiet}>
            These are the most relevant passages that were found. No conclusion is drawn from them.
            {missing.length > 0 && ` ${missingSentence(missing)}`}
          </p>
          <Passages
            output={output}
            passages={passages}
            isChecked
            isFound={(check) => isOnlyFound(output, check)}
            numberOf={(passage) => number(questionCitations.length + passages.indexOf(passage))}
          />
        </div>
      ) : (
        <p className={css.quiet}>{output.answer}</p>
      )}
    </Section>
  )
}

import { MarginFacts } from '@casewright/ui'
import { clientWords } from '../client-words.ts'
import { notCounted } from '../not-counted.ts'
import type { Assessment } from '../output.ts'
import * as css from './panel.css.ts'
import { dollars } from './signed.ts'

export const Questions = ({ questions }: { questions: readonly string[] }) => (
  <ul className={css.questions}>
    {questions.map((question) => (
      <li key={question}>{question}</li>
    ))}
  </ul>
)

/** What was taken from the form and the description, and what is still open. */
export function Margin({ output }: { output: Assessment }) {
  const { jurisdiction, client, value, covered, questions, index } = output
  const mentioned = notCounted(output)
  return (
    <>
      <MarginFacts
        title="What was understood"
        facts={[
          { label: 'Client', value: clientWords(client) },
          {
            label: 'Jurisdiction',
            value: jurisdiction.name ?? (output.asked.jurisdiction ? 'not recognized' : 'not given'),
          },
          { label: 'Amount', value: value.dollars === null ? 'none' : dollars(value.dollars) },
          { label: 'Questions answered', value: `${covered.topics} of ${covered.of}` },
        ]}
      >
        {jurisdiction.note && (output.asked.jurisdiction || jurisdiction.name) && (
          <p className={css.small}>{jurisdiction.note}</p>
        )}
      </MarginFacts>
      {mentioned.length > 0 && (
        <MarginFacts title="Mentioned but not scored">
          <Questions questions={mentioned.map(({ sentence }) => sentence)} />
        </MarginFacts>
      )}
      {index && questions.length > 0 && (
        <MarginFacts title="Questions to answer">
          <Questions questions={questions} />
        </MarginFacts>
      )}
    </>
  )
}

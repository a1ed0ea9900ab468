import { MarginFacts } from '@casewright/ui'
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

const whys = { open: 'left open', both: 'said both ways', who: 'not clear whom it helps' }
type Named = Assessment['unsettled'][number] & { why: keyof typeof whys }
/** What is only likely told stands among the questions, with its sentence. */
const isNamed = (one: Assessment['unsettled'][number]): one is Named => one.why !== 'likely'

/** What was taken from the form and the description, and what is still open. */
export function Margin({ output }: { output: Assessment }) {
  const { jurisdiction, client, value, covered, questions, unsettled, index } = output
  const named = unsettled.filter(isNamed)
  return (
    <>
      <MarginFacts
        title="What was understood"
        facts={[
          { label: 'Client', value: client.anchor ? client.title : `${client.title}, assumed` },
          {
            label: 'Jurisdiction',
            value: jurisdiction.name ?? (output.asked.jurisdiction ? 'not recognized' : 'not given'),
          },
          { label: 'Amount', value: value.dollars === null ? 'none' : dollars(value.dollars) },
          { label: 'Questions answered', value: `${covered.topics} of ${covered.of}` },
        ]}
      >
        {jurisdiction.note && output.asked.jurisdiction && <p className={css.small}>{jurisdiction.note}</p>}
      </MarginFacts>
      {named.length > 0 && (
        <MarginFacts title="Mentioned but not counted">
          <Questions questions={named.map(({ title, why }) => `${title}: ${whys[why]}.`)} />
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

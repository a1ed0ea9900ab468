import { Found, Origin, Section, Segmented } from '@casewright/ui'
import type { Summary } from '../output.ts'
import { type Length, lengthsOf, lengthTitles } from './lengths.ts'
import * as css from './panel.css.ts'
import { Statements } from './statements.tsx'
import type { Show } from './use-reading.tsx'

interface SummarySectionProps {
  output: Summary
  length: Length
  onLength: (length: Length) => void
  onShow: Show
}

/** The summary at one of its lengths: a model's, where one took part, and always the sentences of the document. */
export function SummarySection({ output, length, onLength, onShow }: SummarySectionProps) {
  const lengths = lengthsOf(output)
  const shown = lengths.find(({ id }) => id === length) ?? lengths[0]
  const { written } = output
  if (!shown) return null
  const control = lengths.length > 1 && (
    <Segmented
      label="Length of the summary"
      options={lengths.map(({ id }) => ({ id, title: lengthTitles[id] }))}
      value={shown.id}
      onChange={(id) => onLength(id as Length)}
    />
  )
  const isWritten = written !== null && shown.written.length > 0
  const sentences = (
    <div className={css.sentences}>
      {shown.found.map((sentence) => (
        <Found
          key={sentence.anchor.start}
          anchor={{ words: sentence.text, page: sentence.anchor.page }}
          onOpen={() => onShow(sentence.anchor)}
        />
      ))}
      {shown.found.length === 0 && <p className={css.quiet}>The document contains no sentence that summarizes it.</p>}
    </div>
  )
  const aside = (
    <span className={css.aside}>
      {!isWritten && <Origin of="evidence" />}
      {control}
    </span>
  )
  return (
    <Section title="Summary" aside={aside}>
      {isWritten ? (
        <div className={css.body}>
          <Statements statements={shown.written} model={written.model.name} onShow={onShow} />
          <div className={css.sentences}>
            <h3 className={css.subheading}>
              In the words of the document <Origin of="evidence" />
            </h3>
            {sentences}
          </div>
        </div>
      ) : (
        sentences
      )}
    </Section>
  )
}

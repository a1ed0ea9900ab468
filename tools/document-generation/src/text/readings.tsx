import type { TemplateField } from '@casewright/templates/pages'
import { Spinner } from '@casewright/ui'
import type { ReactNode } from 'react'
import type { Answers } from '../draft/work.ts'
import { TellModel } from '../form/manual-form.tsx'
import type { DocumentType } from '../output.ts'
import * as css from '../panel/panel.css.ts'
import { answersOf } from './answers-of.ts'
import { ReadRow } from './read-row.tsx'
import type { TextRead } from './use-reading.ts'

interface ReadingsProps {
  type: DocumentType | null
  text: string
  read: TextRead
  corrections: Answers
  onCorrect: (corrections: Answers) => void
  /** Undefined where no model takes part. */
  tellModel?: readonly string[]
  onTellModel: (fields: string[]) => void
  /** The field whose words are to be shown in the text. */
  onLook: (field: string | null) => void
}

const Frame = ({ aside, children }: { aside?: ReactNode; children: ReactNode }) => (
  <section className={css.readings} aria-label="Read in your text">
    <header className={css.readHead}>
      <h3>Read in your text</h3>
      {aside && <span className={css.small}>{aside}</span>}
    </header>
    {children}
  </section>
)

/** What rules found in the text, beside it: each to confirm, to correct or to clear; the rest become blanks. */
export function Readings({ type, text, read, corrections, onCorrect, tellModel, onTellModel, onLook }: ReadingsProps) {
  if (!type || text.trim() === '')
    return (
      <Frame>
        <p className={css.chosen}>
          <span className={css.small}>
            {type
              ? 'Names, dates and amounts that stand in your text are shown here, for you to confirm.'
              : 'Choose a type of document to see what is read in your text.'}
          </span>
        </p>
      </Frame>
    )
  const { answers, blanks, spare, cleared } = answersOf(
    type.fields,
    read.reading?.filled ?? [],
    corrections,
    read.reading?.text ?? '',
    read.reading?.blanks ?? type.fields.map(({ name }) => name),
  )
  // A field that no form asks for, or for terms beyond the form, counts once something was said on its subject.
  const fields = type.fields.filter(
    ({ name, term, asked }) => (asked && !term) || answers.some(({ field }) => field.name === name),
  ).length
  const correct = (name: string, value: string) => onCorrect({ ...corrections, [name]: value })
  const takeBack = (name: string) =>
    onCorrect(Object.fromEntries(Object.entries(corrections).filter(([one]) => one !== name)))
  const isRead = (name: string) => read.reading?.filled.some(({ field }) => field === name) ?? false
  return (
    <Frame aside={read.isBusy ? <Spinner label="Reading..." /> : `${answers.length} of ${fields} fields`}>
      {read.hasFailed && (
        <p className={css.chosen}>
          <span className={css.small}>
            Your text could not be read just now. You can generate the document all the same.
          </span>
        </p>
      )}
      <ol className={css.rows}>
        {answers.map((answer) => (
          <ReadRow
            key={answer.field.name}
            answer={answer}
            onLook={(isLooked) => onLook(isLooked ? answer.field.name : null)}
            onChange={(value) => correct(answer.field.name, value)}
            onClear={() => (isRead(answer.field.name) ? correct(answer.field.name, '') : takeBack(answer.field.name))}
          >
            {answer.field.sensitive && tellModel && (
              <TellModel field={answer.field} told={tellModel} onChange={onTellModel} />
            )}
          </ReadRow>
        ))}
      </ol>
      {cleared.length > 0 && (
        <Blanks fields={cleared} onChoose={takeBack} verb="Put back">
          You cleared these. Choose one to restore it:
        </Blanks>
      )}
      {blanks.length > 0 && !read.isBusy && (
        <Blanks fields={blanks} onChoose={(name) => correct(name, '')} verb="Fill in">
          Not found. {blanks.length === 1 ? 'It becomes a blank' : 'They become blanks'}, unless you fill{' '}
          {blanks.length === 1 ? 'it' : 'them'} in:
        </Blanks>
      )}
      {spare.length > 0 && read.reading && !read.isBusy && (
        <Blanks fields={spare} onChoose={(name) => correct(name, '')} verb="Fill in">
          Not in your text either. The document does without, unless you fill {spare.length === 1 ? 'it' : 'them'} in:
        </Blanks>
      )}
    </Frame>
  )
}

interface BlanksProps {
  fields: readonly TemplateField[]
  onChoose: (name: string) => void
  verb: string
  children: ReactNode
}

const Blanks = ({ fields, onChoose, verb, children }: BlanksProps) => (
  <div className={css.blanks}>
    <p>{children}</p>
    <ul className={css.blankList}>
      {fields.map(({ name, label, required }) => (
        <li key={name}>
          <button type="button" className={css.blank} aria-label={`${verb} ${label}`} onClick={() => onChoose(name)}>
            {label}
            {required && <span className={css.required}> *</span>}
          </button>
        </li>
      ))}
    </ul>
  </div>
)

import { Button } from '@casewright/ui'
import type { ReactNode } from 'react'
import { FormField } from '../form/form-field.tsx'
import * as css from '../panel/panel.css.ts'
import type { ReadAnswer } from './answers-of.ts'

interface ReadRowProps {
  answer: ReadAnswer
  /** Told when it is looked at, and when it is not any more. */
  onLook: (isLooked: boolean) => void
  onChange: (value: string) => void
  onClear: () => void
  children?: ReactNode
}

const sources = { person: 'In your own words', profile: 'From your letterhead', matter: 'From the matter' } as const

/** One answer that was read, to confirm by leaving it, to correct or to clear. */
export const ReadRow = ({ answer: { field, value, words, by }, onLook, onChange, onClear, children }: ReadRowProps) => (
  <li
    className={css.row}
    onMouseEnter={() => onLook(true)}
    onMouseLeave={() => onLook(false)}
    onFocus={() => onLook(true)}
    onBlur={() => onLook(false)}
  >
    <FormField
      field={{ ...field, required: false, placeholder: undefined, type: typeFor(field.type, value) }}
      value={value}
      rows={2}
      onChange={onChange}
    />
    {children}
    {by !== 'text' ? (
      <p className={css.from}>{sources[by]}</p>
    ) : (
      words && (
        <p className={css.from}>
          From <span className={css.source}>“{words}”</span>
        </p>
      )
    )}
    <span className={css.clear}>
      <Button variant="quiet" size="small" aria-label={`Clear ${field.label}`} onPress={onClear}>
        Clear
      </Button>
    </span>
  </li>
)

/** A date that is no date of the calendar is shown as it was written. */
const typeFor = (type: ReadAnswer['field']['type'], value: string) =>
  type === 'date' && value !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(value) ? 'text' : type

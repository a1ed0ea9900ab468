import { Button, TextArea, TextField } from '@casewright/ui'
import type { Filled } from '../../output.ts'
import * as css from './review.css.ts'

export interface AnswerProps {
  filled: Filled
  text: string | null
  masked: boolean
  /** While it is being corrected. */
  words: string | undefined
  /** `null`: it stays as it was. */
  onWords: (words: string | null) => void
}

const sources = {
  form: 'From the form',
  text: 'From your words',
  model: 'By the model',
  person: 'Entered by you',
  profile: 'From your letterhead',
  matter: 'From the matter',
} as const

/** One answer: its field, its words, and the words that it was taken from. */
export const Answer = ({ filled, text, masked, words, onWords }: AnswerProps) => {
  const { label, value, by, from, sensitive } = filled
  const Field = /\n|.{80}/.test(value) ? TextArea : TextField
  const source = from && text && !sensitive ? text.slice(from.start, from.end) : null
  return (
    <li className={css.entry}>
      {words === undefined ? (
        <div className={css.answer}>
          <div>
            <p className={css.label}>{label}</p>
            <p className={css.value}>{sensitive && masked ? '•'.repeat(value.length) : value}</p>
            <p className={css.why}>
              {sources[by]}
              {source && source !== value && <>: “{source}”</>}
            </p>
          </div>
          <Button size="small" variant="quiet" aria-label={`Correct ${label}`} onPress={() => onWords(value)}>
            Correct
          </Button>
        </div>
      ) : (
        <div className={css.answer}>
          <Field label={label} value={words} onChange={onWords} autoFocus />
          <Button size="small" variant="quiet" aria-label={`Leave ${label} unchanged`} onPress={() => onWords(null)}>
            Leave
          </Button>
        </div>
      )}
    </li>
  )
}

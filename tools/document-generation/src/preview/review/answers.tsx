import { Button, Notice } from '@casewright/ui'
import { useState } from 'react'
import type { Filled, Place } from '../../output.ts'
import { Answer } from './answer.tsx'
import * as css from './review.css.ts'

export interface AnswersProps {
  filled: readonly Filled[]
  /** The text that was spoken or pasted. */
  text: string | null
  /** Sentences of it that stand in no field. */
  unplaced: readonly Place[]
  masked: boolean
  busy: boolean
  error: string | null
  /** Makes the document again, with these answers in the place of the ones of their fields. */
  onRemake: (changes: Record<string, string>) => void
}

/** What the document was made of, each with where it comes from; to be corrected. */
export function Answers({ filled, text, unplaced, masked, busy, error, onRemake }: AnswersProps) {
  const [changes, setChanges] = useState<Record<string, string>>({})
  const changed = Object.entries(changes).filter(
    ([field, words]) => words.trim() !== filled.find((one) => one.field === field)?.value,
  )
  if (filled.length === 0) return <p className={css.none}>Nothing was given.</p>
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (changed.length > 0) onRemake(Object.fromEntries(changed))
      }}
    >
      <ul className={css.entries}>
        {filled.map((one) => (
          <Answer
            key={one.field}
            filled={one}
            text={text}
            masked={masked}
            words={changes[one.field]}
            onWords={(words) =>
              setChanges(({ [one.field]: _, ...rest }) => (words === null ? rest : { ...rest, [one.field]: words }))
            }
          />
        ))}
      </ul>
      {text && unplaced.length > 0 && (
        <>
          <h3 className={css.subheading}>In your text, but in no field of this document</h3>
          <ul className={css.entries}>
            {unplaced.map(({ start, end }) => (
              <li key={start} className={css.entry}>
                <p className={css.words}>“{text.slice(start, end).trim()}”</p>
              </li>
            ))}
          </ul>
        </>
      )}
      {error && (
        <Notice tone="error" title="The document could not be regenerated">
          {error}
        </Notice>
      )}
      {changed.length > 0 && (
        <div className={css.remake}>
          <Button type="submit" variant="primary" busy={busy} busyLabel="Regenerating...">
            Regenerate the document
          </Button>
        </div>
      )}
    </form>
  )
}

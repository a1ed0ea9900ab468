import type { TemplateField } from '@casewright/templates/pages'
import { Button, TextArea, TextField } from '@casewright/ui'
import { LocateFixed } from 'lucide-react'
import { useRef, useState } from 'react'
import type { DocumentType } from '../../output.ts'
import type { Blank } from '../editor/places.ts'
import * as css from './review.css.ts'

export interface BlanksProps {
  blanks: readonly Blank[]
  type: DocumentType | null
  onGo: (blank: Blank) => void
  onFill: (blank: Blank, words: string) => void
}

/** What was not given: each can be filled here, wherever it stands, or in its place. */
export function Blanks({ blanks, type, onGo, onFill }: BlanksProps) {
  const list = useRef<HTMLUListElement>(null)
  /** The filled one goes from the list; the one that comes in its place is next. */
  const goOn = (index: number) =>
    requestAnimationFrame(() => {
      const inputs = list.current?.querySelectorAll<HTMLElement>('input, textarea')
      inputs?.[Math.min(index, inputs.length - 1)]?.focus()
    })
  if (blanks.length === 0) return <p className={css.none}>No blanks are left.</p>
  return (
    <ul ref={list} className={css.blanks}>
      {blanks.map((blank, index) => (
        <BlankRow
          key={blank.field}
          blank={blank}
          of={type?.fields.find(({ name }) => name === blank.field)}
          onGo={() => onGo(blank)}
          onFill={(words) => {
            onFill(blank, words)
            goOn(index)
          }}
        />
      ))}
    </ul>
  )
}

interface BlankRowProps {
  blank: Blank
  of: TemplateField | undefined
  onGo: () => void
  onFill: (words: string) => void
}

function BlankRow({ blank: { label, places, sensitive }, of, onGo, onFill }: BlankRowProps) {
  const [words, setWords] = useState('')
  const field = {
    label: places.length > 1 ? `${label} (${places.length} places)` : label,
    placeholder: of?.placeholder,
    value: words,
    onChange: setWords,
  }
  return (
    <li>
      <form
        className={css.fill}
        onSubmit={(event) => {
          event.preventDefault()
          if (words.trim()) onFill(words.trim())
        }}
      >
        {of?.type === 'textarea' || of?.holds === 'list' ? (
          <TextArea {...field} rows={2} />
        ) : (
          <TextField {...field} autoComplete="off" type={sensitive ? 'password' : 'text'} />
        )}
        <Button type="submit" isDisabled={!words.trim()} aria-label={`Fill in ${label}`}>
          Fill in
        </Button>
        <Button variant="quiet" onPress={onGo} aria-label={`Go to ${label}`} icon={<LocateFixed aria-hidden="true" />}>
          Go to
        </Button>
      </form>
    </li>
  )
}

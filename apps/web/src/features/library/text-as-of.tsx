import type { HeldAuthority } from '@casewright/api/client'
import { Button, Notice, Select, TextField } from '@casewright/ui'
import { type FormEvent, useState } from 'react'
import { Loading } from '../../components/page/loading.tsx'
import { formatDay } from '../../lib/dates.ts'
import { AuthorityText } from './authority-text.tsx'
import * as css from './text-as-of.css.ts'
import { useTextAsOf } from './use-authority.ts'

interface ChooseAsOfProps extends Pick<HeldAuthority, 'earlier' | 'onAnyDay'> {
  /** How current the text in the library is. */
  current: string
  /** Null: the current text. */
  value: string | null
  onChange(asOf: string | null): void
}

/** Which text of a section is shown: that of the library, one that an update replaced, or that of a day. */
export function ChooseAsOf({ earlier = [], onAnyDay, current, value, onChange }: ChooseAsOfProps) {
  const [day, setDay] = useState('')
  if (earlier.length === 0 && !onAnyDay) return null
  const show = (event: FormEvent) => {
    event.preventDefault()
    if (day) onChange(day)
  }
  return (
    <div className={css.choose}>
      {earlier.length > 0 && (
        <Select
          label="Text as of"
          options={[
            { value: '', label: formatDay(current), description: 'In the library now' },
            ...earlier.map((asOf) => ({ value: asOf, label: formatDay(asOf), description: 'Before an update' })),
          ]}
          value={value === null || earlier.includes(value) ? (value ?? '') : null}
          placeholder={value ? formatDay(value) : undefined}
          onChange={(chosen) => onChange(chosen || null)}
        />
      )}
      {onAnyDay && (
        <form className={css.day} onSubmit={show}>
          <TextField label={`Text on a date, from ${onAnyDay}`} type="date" value={day} onChange={setDay} />
          <Button type="submit" isDisabled={!day}>
            Show
          </Button>
        </form>
      )}
    </div>
  )
}

interface TextAsOfProps {
  id: string
  asOf: string
  onCurrent(): void
}

/** An earlier text, which nobody takes for the current one. */
export function TextAsOf({ id, asOf, onCurrent }: TextAsOfProps) {
  const query = useTextAsOf(id, asOf)
  const back = { label: 'Show the current text', onPress: onCurrent }
  if (!query.data)
    return query.error ? (
      <Notice tone="error" title={query.error.message} action={back} />
    ) : (
      <Loading query={query} label="Loading the text..." failure="This text could not be loaded." />
    )
  const { source, text } = query.data
  return (
    <>
      <Notice tone="partial" title={`Text as of ${formatDay(asOf)}`} action={back}>
        From {source}. It may no longer be in force.
      </Notice>
      <AuthorityText text={text} citations={none} />
    </>
  )
}

const none: readonly never[] = []

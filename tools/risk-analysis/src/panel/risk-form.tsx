import { Button, Select, TextArea, TextField } from '@casewright/ui'
import { type FormEvent, useRef, useState } from 'react'
import { type CaseType, caseTypes, caseTypeTitles } from '../case-types.ts'
import { choiceIn, choicesFor, type Represented, representedTitles } from '../represented.ts'
import { type FieldErrors, type Fields, missingIn } from './fields.ts'
import * as css from './panel.css.ts'

interface RiskFormProps {
  fields: Fields
  onChange: (fields: Fields) => void
  busy: boolean
  onSubmit: () => void
  /** Where a result stands already. */
  onBack?: () => void
}

/** Where nobody is chosen. */
const read = 'read'
const options = caseTypes.map((value) => ({ value, label: caseTypeTitles[value] }))

const clients = (type: CaseType | null) => [
  { value: read, label: 'Read it from the description' },
  ...choicesFor(type).map((value) => ({ value, label: representedTitles[value] })),
]

/** Another type of case; who is chosen stays where that type has the same or the like. */
const ofType = ({ represents }: Fields, caseType: CaseType): Pick<Fields, 'caseType' | 'represents'> => ({
  caseType,
  represents: (represents && choiceIn(caseType, represents)) ?? null,
})

/** The specification's form. What is missing is said beside its field; what was typed stays. */
export function RiskForm({ fields, onChange, busy, onSubmit, onBack }: RiskFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const change = (part: Partial<Fields>) => {
    onChange({ ...fields, ...part })
    setErrors((before) => {
      const left = { ...before }
      for (const key of Object.keys(part) as (keyof Fields)[]) delete left[key]
      return left
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const missing = missingIn(fields)
    setErrors(missing)
    if (Object.keys(missing).length === 0) return onSubmit()
    const first = missing.caseType ? 'button' : 'textarea'
    form.current?.querySelector<HTMLElement>(first)?.focus()
  }
  return (
    <form ref={form} noValidate className={css.form} onSubmit={submit}>
      <p className={`${css.wide} ${css.required}`}>Fields marked * are required.</p>
      <Select
        label="Case type"
        isRequired
        options={options}
        value={fields.caseType}
        onChange={(caseType) => change(ofType(fields, caseType as CaseType))}
        error={errors.caseType}
      />
      <Select
        label="Whom do you represent?"
        options={clients(fields.caseType)}
        value={fields.represents ?? read}
        onChange={(chosen) => change({ represents: chosen === read ? null : (chosen as Represented) })}
      />
      <div className={css.wide}>
        <TextArea
          label="Description"
          isRequired
          rows={9}
          value={fields.description}
          onChange={(description) => change({ description })}
          error={errors.description}
          description="What happened, when, what can be proved, and what the other side says."
          maxLength={20_000}
        />
      </div>
      <TextField
        label="Jurisdiction"
        value={fields.jurisdiction}
        onChange={(jurisdiction) => change({ jurisdiction })}
        placeholder="Ohio"
        description="A state, a territory or a federal court."
        maxLength={200}
      />
      <TextField
        label="Case value"
        value={fields.caseValue}
        onChange={(caseValue) => change({ caseValue })}
        placeholder="$50,000"
        description="Optional. Without it there is no settlement estimate."
        maxLength={100}
      />
      <div className={`${css.wide} ${css.foot}`}>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Analyzing...">
          Analyze Risk
        </Button>
        {onBack && !busy && (
          <Button variant="quiet" onPress={onBack}>
            Back to the result
          </Button>
        )}
      </div>
    </form>
  )
}

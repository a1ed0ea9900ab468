import { optionValue, type TemplateField } from '@casewright/templates/pages'
import { PasswordField, Select, TextArea, TextField } from '@casewright/ui'

export interface FormFieldProps {
  field: TemplateField
  value: string
  error?: string
  /** Of a field of several lines; undefined for as many as its kind needs. */
  rows?: number
  onChange: (value: string) => void
  onBlur?: () => void
}

const none = 'not-given'

/** A field as its definition says. A choice is kept as it is sent: lower-case, with hyphens. */
export function FormField({ field, value, error, rows, onChange, onBlur }: FormFieldProps) {
  const { name, label, type, placeholder, required: isRequired, options = [], sensitive } = field
  const base = { name, label, placeholder, isRequired, value, error, onChange, onBlur, maxLength: 100_000 }
  if (sensitive)
    return <PasswordField {...base} autoComplete="off" description="Not saved in the draft, and hidden on the page." />
  if (type === 'select') {
    const given = options.map((option) => ({ value: optionValue(option), label: option }))
    return (
      <Select
        name={name}
        label={label}
        isRequired={isRequired}
        error={error}
        options={isRequired ? given : [...given, { value: none, label: 'Not given' }]}
        value={value === '' ? null : value}
        onChange={(chosen) => onChange(chosen === none ? '' : chosen)}
      />
    )
  }
  if (type === 'textarea') return <TextArea {...base} rows={rows ?? (/address$/i.test(name) ? 2 : 4)} />
  return <TextField {...base} type={type} autoComplete="off" />
}

import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import * as fieldCss from '../field/field.css.ts'
import { ErrorText, FieldHelp, FieldLabel } from '../field/field.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { Select } from '../select/select.tsx'
import { TextArea } from '../text-field/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'
import type { FormField } from './fields.ts'
import * as css from './schema-form.css.ts'
import type { FormErrors } from './validate.ts'
import { entryNumbers, type FormValues, startingValues } from './values.ts'

export interface SchemaFieldProps {
  field: FormField
  values: FormValues
  errors: FormErrors
  onChange: (path: string, value: unknown) => void
}

const types: Record<string, string> = { email: 'email', date: 'date', uri: 'url' }

const typeOf = ({ kind, schema }: FormField) => {
  if (kind === 'number') return 'text'
  return types[schema.format ?? ''] ?? 'text'
}

const Group = ({ field, ...rest }: SchemaFieldProps) => (
  <fieldset className={css.group}>
    <legend className={css.legend}>{field.title}</legend>
    <div className={css.inGroup}>
      {field.description && <p className={css.groupHint}>{field.description}</p>}
      {field.fields.map((inner) => (
        <SchemaField key={inner.path} field={inner} {...rest} />
      ))}
    </div>
  </fieldset>
)

/** A list of groups: one can be added, and any of them taken out. */
const Entries = ({ field, values, errors, onChange }: SchemaFieldProps) => {
  const numbers = entryNumbers(field, values)
  const more = numbers.length === 0 ? 'Add one' : 'Add another'
  const add = () => {
    const number = Math.max(-1, ...numbers) + 1
    for (const [path, value] of Object.entries(startingValues(field.entry?.(number) ?? []))) onChange(path, value)
    onChange(field.path, [...numbers, number])
  }
  return (
    <fieldset className={css.group} data-path={field.path}>
      <legend className={css.legend}>{field.title}</legend>
      <div className={css.entries}>
        {field.description && <p className={css.groupHint}>{field.description}</p>}
        {numbers.map((number, at) => (
          <fieldset key={number} className={css.entry} aria-label={`${field.title}, ${at + 1}`}>
            <div className={css.fields}>
              {field.entry?.(number).map((inner) => (
                <SchemaField key={inner.path} field={inner} values={values} errors={errors} onChange={onChange} />
              ))}
            </div>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Remove ${field.title}, ${at + 1}`}
              onPress={() =>
                onChange(
                  field.path,
                  numbers.filter((other) => other !== number),
                )
              }
            >
              Remove
            </Button>
          </fieldset>
        ))}
        <div>
          <Button size="small" aria-label={`${more}: ${field.title}`} onPress={add}>
            {more}
          </Button>
        </div>
        <div role="status">{errors[field.path] && <ErrorText>{errors[field.path]}</ErrorText>}</div>
      </div>
    </fieldset>
  )
}

const Control = ({ field, values, errors, onChange }: SchemaFieldProps) => {
  const { path, kind, title, description, placeholder, isRequired, options, schema } = field
  const value = values[path]
  const change = (next: unknown) => onChange(path, next)
  const base = { name: path, label: title, description, error: errors[path], isRequired }
  const quiet = schema.sensitive ? { autoComplete: 'off', spellCheck: 'false' as const } : {}
  const text = { ...base, ...quiet, placeholder, value: String(value ?? ''), onChange: change }
  if (kind === 'select')
    return (
      <Select {...base} options={options} value={value as string | null} onChange={change} placeholder={placeholder} />
    )
  if (kind === 'checkbox')
    return (
      <Checkbox
        name={path}
        description={description}
        error={errors[path]}
        isSelected={value === true}
        onChange={change}
      >
        {title}
      </Checkbox>
    )
  if (kind === 'choices')
    return (
      <CheckboxGroup
        className={fieldCss.field}
        isInvalid={errors[path] !== undefined}
        value={value as string[]}
        onChange={change}
      >
        <FieldLabel label={title} isRequired={isRequired} />
        {options.map((option) => (
          <Checkbox key={option.value} value={option.value}>
            {option.label}
          </Checkbox>
        ))}
        <FieldHelp description={description} error={errors[path]} />
      </CheckboxGroup>
    )
  if (kind === 'textarea') return <TextArea {...text} rows={4} />
  if (kind === 'json') return <TextArea {...text} rows={6} description={description ?? 'As JSON'} />
  if (kind === 'lines') return <TextArea {...text} description={description ?? 'One on each line'} />
  if (schema.widget === 'password') return <PasswordField {...text} autoComplete="off" />
  return <TextField {...text} type={typeOf(field)} inputMode={kind === 'number' ? 'decimal' : undefined} />
}

const isWide = ({ kind, schema }: FormField) =>
  ['textarea', 'json', 'lines', 'checkbox', 'choices'].includes(kind) ||
  (kind === 'text' && (schema.maxLength ?? 0) > 200)

/** One field, by its kind. */
export const SchemaField = (props: SchemaFieldProps) => {
  if (props.field.kind === 'hidden') return null
  if (props.field.kind === 'group') return <Group {...props} />
  if (props.field.kind === 'entries') return <Entries {...props} />
  return (
    <div data-path={props.field.path} className={isWide(props.field) ? css.full : undefined}>
      <Control {...props} />
    </div>
  )
}

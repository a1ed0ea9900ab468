import type { FileField, JsonSchema } from '@casewright/core/client'
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import type { Rejection } from '../drop-zone/check-file.ts'
import { schemaNode } from '../json-schema/json-schema.ts'
import { type FormField, fieldsOf } from './fields.ts'
import { FilePart } from './file-part.tsx'
import { SchemaField } from './schema-field.tsx'
import * as css from './schema-form.css.ts'
import { type FormErrors, validate } from './validate.ts'
import { inputOf, startingValues } from './values.ts'

export interface SchemaFormProps {
  /** The action's input, as the registry tells it. */
  schema: JsonSchema
  /** Left out: the action takes no file. */
  files?: FileField
  /** What the form starts with, in place of the schema's defaults. */
  values?: Record<string, unknown>
  submitLabel: string
  busyLabel?: string
  busy?: boolean
  onSubmit: (values: Record<string, unknown>, files: File[]) => void
  /** Told of a file that cannot be taken, as well as shown. */
  onReject?: (rejection: Rejection) => void
  /** Beside the button: what will be asked, or that no model is configured. */
  hint?: ReactNode
}

const focusable = 'input:not([type="hidden"], [type="file"], [tabindex="-1"]), textarea, button[data-rac]'

const asksForSome = (fields: readonly FormField[]): boolean =>
  fields.some(
    (field) => field.isRequired && field.kind !== 'hidden' && (field.kind !== 'group' || asksForSome(field.fields)),
  )

const titleAt = (title: string | undefined, at: number, count: number): string | undefined =>
  count > 1 ? `${title ?? 'Drop a document here'} (${at + 1} of ${count})` : title

/** The form of any action, drawn from its schema: what is wrong stands beside the field, in words. */
export const SchemaForm = ({
  schema,
  files,
  values: given,
  submitLabel,
  busyLabel,
  busy,
  onSubmit,
  onReject,
  hint,
}: SchemaFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const root = schemaNode(schema)
  const fields = useMemo(
    () => fieldsOf(schemaNode(schema), schemaNode(schema), '', files?.field),
    [schema, files?.field],
  )
  const [values, setValues] = useState(() => startingValues(fields, given))
  const [errors, setErrors] = useState<FormErrors>({})
  const [taken, setTaken] = useState<Readonly<Record<number, File>>>({})
  const count = files?.count ?? 1
  const fileMissing = files !== undefined && !files.optional && Object.keys(taken).length < count

  const clear = (path: string) => setErrors(({ [path]: _, ...rest }) => rest)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = {
      ...(files && fileMissing
        ? { [files.field]: count > 1 ? `${count} files are required` : 'A file is required' }
        : {}),
      ...validate(fields, values),
    }
    setErrors(found)
    if (Object.keys(found).length === 0) return onSubmit(inputOf(fields, values), Object.values(taken))
    const marked = [...(form.current?.querySelectorAll<HTMLElement>('[data-path]') ?? [])]
    const first = marked.find(({ dataset }) => (dataset.path ?? '') in found)
    first?.querySelector<HTMLElement>(focusable)?.focus()
  }

  return (
    <form ref={form} noValidate className={css.form} onSubmit={submit}>
      {files &&
        Array.from({ length: count }, (_, at) => (
          <FilePart
            // biome-ignore lint/suspicious/noArrayIndexKey: a place of the form is its number.
            key={at}
            files={files}
            title={titleAt(root.properties?.[files.field]?.title, at, count)}
            file={taken[at] ?? null}
            error={at === 0 ? errors[files.field] : undefined}
            onFile={(file) => {
              setTaken((before) => ({ ...before, [at]: file }))
              clear(files.field)
            }}
            onReject={(rejection) => {
              setErrors((before) => ({ ...before, [files.field]: `${rejection.title}. ${rejection.description}` }))
              onReject?.(rejection)
            }}
          />
        ))}
      {asksForSome(fields) && <p className={css.requiredHint}>Fields marked * are required.</p>}
      <div className={css.fields}>
        {fields.map((field) => (
          <SchemaField
            key={field.path}
            field={field}
            values={values}
            errors={errors}
            onChange={(path, value) => {
              setValues((before) => ({ ...before, [path]: value }))
              clear(path)
            }}
          />
        ))}
      </div>
      <div className={css.foot}>
        {hint && <span className={css.hint}>{hint}</span>}
        <Button type="submit" variant="primary" busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Errors } from './field-errors.ts'

/**
 * What a busy button told a screen reader points at its label. The form goes or is emptied when it has been
 * sent; left alone, the announcement would stand for some seconds with no name.
 */
const forgetAnnouncements = () => {
  for (const told of document.querySelectorAll('[data-live-announcer] [role="img"]')) told.remove()
}

/**
 * The values of a form and what is wrong with them, told when it is sent. The first field that is
 * wrong takes the focus; an error goes when its field is changed.
 */
export function useForm<Values extends object>(
  initial: Values,
  check: (values: Values) => Errors<Values>,
  onValid: (values: Values) => void,
) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors<Values>>({})

  useEffect(() => forgetAnnouncements, [])

  const set = <Field extends keyof Values>(field: Field, value: Values[Field]) => {
    setValues((before) => ({ ...before, [field]: value }))
    setErrors(({ [field]: _, ...rest }) => rest as Errors<Values>)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = check(values)
    setErrors(found)
    const first = Object.keys(values).find((field) => field in found)
    if (first === undefined) return onValid(values)
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  /** Empties the form once it was sent, and tells nothing of what is missing. */
  const reset = (to: Values = initial) => {
    forgetAnnouncements()
    setValues(to)
    setErrors({})
  }

  /** What a field of one value takes. */
  const field = <Field extends keyof Values & string>(name: Field) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: Values[Field]) => set(name, value),
  })

  return { form, values, errors, field, set, submit, reset }
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>

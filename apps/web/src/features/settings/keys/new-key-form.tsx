import { Checkbox, PasswordField, Segmented, Select, TextField, useToast } from '@casewright/ui'
import { useState } from 'react'
import { only, passwordError } from '../../../components/form/field-errors.ts'
import * as formCss from '../../../components/form/form.css.ts'
import { FormEnd } from '../../../components/form/form-end.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import * as css from '../../../components/sections/section.css.ts'
import { notDone } from '../../../lib/not-done.ts'
import { useRegistry } from '../../../tools/registry.ts'
import { daysOf, lifetimes } from './key-words.ts'
import { useMakeKey } from './use-keys.ts'

interface Values {
  name: string
  scope: string
  tools: readonly string[]
  lifetime: string
  password: string
}

const check = ({ name, scope, tools, password }: Values) =>
  only<Values>({
    name: name.trim() ? undefined : 'Enter a name for the key.',
    tools: scope === 'all' || tools.length > 0 ? undefined : 'Choose the tools the key can call.',
    password: passwordError(password),
  })

const empty: Values = { name: '', scope: 'all', tools: [], lifetime: '90', password: '' }

/** Makes a key and gives its secret to who shows it. */
export function NewKeyForm({ onMade }: { onMade: (made: { name: string | null; key: string }) => void }) {
  const { toast } = useToast()
  const { tools } = useRegistry()
  const make = useMakeKey()
  const [drawn, redraw] = useState(0)
  const { form, values, errors, field, set, submit, reset } = useForm(
    empty,
    check,
    ({ name, scope, tools, lifetime, password }) =>
      make.mutate(
        { name: name.trim(), tools: scope === 'all' ? 'all' : tools, days: daysOf(lifetime), password },
        {
          onSuccess: (made) => {
            reset()
            redraw(drawn + 1)
            onMade(made)
          },
          onError: (cause) => toast(notDone('The key was not created', cause)),
        },
      ),
  )
  const turn = (id: string, on: boolean) =>
    set('tools', on ? [...values.tools, id] : values.tools.filter((tool) => tool !== id))
  return (
    <form ref={form} noValidate className={formCss.form} onSubmit={submit}>
      <TextField label="Name" placeholder="For example: Docket script" maxLength={60} {...field('name')} />
      <div className={css.stack}>
        <span className={formCss.fieldName}>May call</span>
        <Segmented
          label="What the key can call"
          options={[
            { id: 'all', title: 'All tools' },
            { id: 'some', title: 'Some tools' },
          ]}
          value={values.scope}
          onChange={(scope) => set('scope', scope)}
        />
        {values.scope === 'some' &&
          tools.map(({ id, title }, n) => (
            <Checkbox
              key={id}
              name={n === 0 ? 'tools' : undefined}
              isSelected={values.tools.includes(id)}
              error={n === tools.length - 1 ? errors.tools : undefined}
              onChange={(on) => turn(id, on)}
            >
              {title}
            </Checkbox>
          ))}
      </div>
      <Select label="Valid for" options={lifetimes} value={values.lifetime} onChange={(to) => set('lifetime', to)} />
      <PasswordField
        // A new one, hidden again, for the next key. The form stays: what its button told a screen reader points at it.
        key={drawn}
        label="Current password"
        {...field('password')}
      />
      <FormEnd action="Create key" busy={make.isPending} busyLabel="Creating..." />
    </form>
  )
}

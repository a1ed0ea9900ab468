import { TextField, useToast } from '@casewright/ui'
import { FormEnd } from '../../lib/form-end.tsx'
import { notDone } from '../../lib/not-done.ts'
import { useForm } from '../auth/use-form.ts'
import { nameError, only } from '../auth/validate.ts'
import * as css from './settings.css.ts'
import { useRename } from './use-account.ts'

/** What the person is called here. */
export function NameForm({ name }: { name: string }) {
  const { toast } = useToast()
  const rename = useRename()
  const check = (values: { name: string }) => only<{ name: string }>({ name: nameError(values.name) })
  const { form, values, errors, set, submit, reset } = useForm({ name }, check, (valid) =>
    rename.mutate(
      { name: valid.name.trim() },
      {
        onSuccess: (user) => {
          reset({ name: user.name })
          toast({ title: 'Name saved' })
        },
        onError: (error) => toast(notDone('The name was not saved', error)),
      },
    ),
  )
  return (
    <section aria-labelledby="name" className={css.section}>
      <h2 id="name">Name</h2>
      <form ref={form} noValidate className={css.narrowForm} onSubmit={submit}>
        <TextField
          label="Full name"
          name="name"
          autoComplete="name"
          value={values.name}
          error={errors.name}
          onChange={(typed) => set('name', typed)}
        />
        <FormEnd action="Save name" busy={rename.isPending} />
      </form>
    </section>
  )
}

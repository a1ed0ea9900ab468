import { TextField, useToast } from '@casewright/ui'
import { nameError, only } from '../../components/form/field-errors.ts'
import { narrowForm } from '../../components/form/form.css.ts'
import { FormEnd } from '../../components/form/form-end.tsx'
import { useForm } from '../../components/form/use-form.ts'
import * as css from '../../components/sections/section.css.ts'
import { notDone } from '../../lib/not-done.ts'
import { useRename } from './use-account.ts'

/** What the person is called here. */
export function NameForm({ name }: { name: string }) {
  const { toast } = useToast()
  const rename = useRename()
  const check = (values: { name: string }) => only<{ name: string }>({ name: nameError(values.name) })
  const { form, field, submit, reset } = useForm({ name }, check, (valid) =>
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
      <form ref={form} noValidate className={narrowForm} onSubmit={submit}>
        <TextField label="Full name" autoComplete="name" {...field('name')} />
        <FormEnd action="Save name" busy={rename.isPending} />
      </form>
    </section>
  )
}

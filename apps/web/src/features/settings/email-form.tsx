import { PasswordField, TextField, useToast } from '@casewright/ui'
import { emailError, only, passwordError } from '../../components/form/field-errors.ts'
import { narrowForm } from '../../components/form/form.css.ts'
import { FormEnd } from '../../components/form/form-end.tsx'
import { useForm } from '../../components/form/use-form.ts'
import * as css from '../../components/sections/section.css.ts'
import { useAbout } from '../../lib/about.ts'
import { notDone } from '../../lib/not-done.ts'
import { EmailConfirmation } from './email-confirmation.tsx'
import { useChangeEmail } from './use-account.ts'

interface Values {
  email: string
  password: string
}

/** The email is what one signs in with, so that changing it takes the password. */
export function EmailForm({ email }: { email: string }) {
  const { toast } = useToast()
  const { mail } = useAbout()
  const change = useChangeEmail()
  const check = (values: Values) =>
    only<Values>({ email: emailError(values.email), password: passwordError(values.password) })
  const { form, field, submit, reset } = useForm({ email: '', password: '' }, check, (valid) =>
    change.mutate(valid, {
      onSuccess: (user) => {
        reset()
        toast({ title: 'Email changed', description: `Sign in with ${user.email} from now on.` })
      },
      onError: (error) => toast(notDone('The email was not changed', error)),
    }),
  )
  return (
    <section aria-labelledby="email" className={css.section}>
      <h2 id="email">Email</h2>
      <p className={css.words}>
        You sign in with <b className={css.value}>{email}</b>.{' '}
        {mail
          ? 'We will send a link to the new email to confirm that it is yours.'
          : 'No confirmation is sent, so make sure it is correct.'}
      </p>
      <EmailConfirmation email={email} />
      <form ref={form} noValidate className={narrowForm} onSubmit={submit}>
        <TextField label="New email" type="email" autoComplete="email" {...field('email')} />
        <PasswordField label="Current password" {...field('password')} />
        <FormEnd action="Change email" busy={change.isPending} variant="secondary" />
      </form>
    </section>
  )
}

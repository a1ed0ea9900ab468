import { PasswordField, TextField, useToast } from '@casewright/ui'
import { useAbout } from '../../lib/about.ts'
import { FormEnd } from '../../lib/form-end.tsx'
import { notDone } from '../../lib/not-done.ts'
import { useForm } from '../auth/use-form.ts'
import { emailError, only, passwordError, type SignInValues } from '../auth/validate.ts'
import { EmailConfirmation } from './email-confirmation.tsx'
import * as css from './settings.css.ts'
import { useChangeEmail } from './use-account.ts'

/** The email is what one signs in with, so that changing it takes the password. */
export function EmailForm({ email }: { email: string }) {
  const { toast } = useToast()
  const { mail } = useAbout()
  const change = useChangeEmail()
  const check = (values: SignInValues) =>
    only<SignInValues>({ email: emailError(values.email), password: passwordError(values.password) })
  const { form, values, errors, set, submit, reset } = useForm({ email: '', password: '' }, check, (valid) =>
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
          ? 'A link goes to a new email, to confirm that it is yours.'
          : 'It is not checked by a message: make sure that it is right.'}
      </p>
      <EmailConfirmation email={email} />
      <form ref={form} noValidate className={css.narrowForm} onSubmit={submit}>
        <TextField
          label="New email"
          name="email"
          type="email"
          autoComplete="email"
          value={values.email}
          error={errors.email}
          onChange={(typed) => set('email', typed)}
        />
        <PasswordField
          label="Current password"
          name="password"
          autoComplete="current-password"
          value={values.password}
          error={errors.password}
          onChange={(typed) => set('password', typed)}
        />
        <FormEnd action="Change email" busy={change.isPending} variant="secondary" />
      </form>
    </section>
  )
}

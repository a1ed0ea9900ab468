import { Button, TextField, useToast } from '@casewright/ui'
import { sentenceOf } from '../../lib/api.ts'
import { useLogin } from '../../lib/auth.ts'
import * as css from './form.css.ts'
import { useForm } from './use-form.ts'
import { type SignInValues, signInErrors } from './validate.ts'

const empty: SignInValues = { email: '', password: '' }

/** Email and password. */
export function SignInForm() {
  const { toast } = useToast()
  const login = useLogin()
  const { form, values, errors, set, submit } = useForm(empty, signInErrors, (valid) =>
    login.mutate(valid, {
      onError: (error) => {
        const description = sentenceOf(error, 'Invalid email or password')
        toast({ title: 'Login Failed', description, destructive: true })
      },
    }),
  )
  return (
    <form ref={form} noValidate className={css.form} onSubmit={submit}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        value={values.email}
        error={errors.email}
        onChange={(email) => set('email', email)}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        canShow
        value={values.password}
        error={errors.password}
        onChange={(password) => set('password', password)}
      />
      <Button type="submit" variant="primary" size="large" wide busy={login.isPending} busyLabel="Signing In...">
        Sign In
      </Button>
    </form>
  )
}

import { Button, Notice, PasswordField, TextField, useToast } from '@casewright/ui'
import { lockoutWords } from '../../components/form/password-words.ts'
import { useForm } from '../../components/form/use-form.ts'
import { useAbout } from '../../lib/about.ts'
import { ApiError, sentenceOf } from '../../lib/api.ts'
import { useLogin } from '../../session/sign-in.ts'
import type { AuthFormProps } from './auth-form-props.ts'
import * as css from './form.css.ts'
import { signInErrors } from './validate.ts'

const isLocked = (error: Error | null) => error instanceof ApiError && error.status === 429

interface SignInFormProps extends AuthFormProps {
  /** The password was right, and something else is asked for besides. */
  onSecondStep: () => void
}

/** Email and password. */
export function SignInForm({ email, onEmail, takesFocus, onSecondStep }: SignInFormProps) {
  const { toast } = useToast()
  const { passwordRules } = useAbout()
  const login = useLogin()
  const { form, field, set, submit } = useForm({ email, password: '' }, signInErrors, (valid) =>
    login.mutate(valid, {
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'second-factor-asked') return onSecondStep()
        const description = sentenceOf(error, 'Invalid email or password')
        toast({ title: 'Login Failed', description, destructive: true })
      },
    }),
  )
  return (
    <form ref={form} noValidate className={css.form} onSubmit={submit}>
      {isLocked(login.error) && (
        <Notice tone="partial" title="Sign-in is temporarily locked.">
          {sentenceOf(login.error, '')} Even the correct password will not work until then.
        </Notice>
      )}
      <TextField
        label="Email"
        autoFocus={takesFocus}
        type="email"
        autoComplete="username"
        {...field('email')}
        onChange={(typed) => {
          set('email', typed)
          onEmail(typed)
        }}
      />
      <PasswordField label="Password" {...field('password')} />
      <Button type="submit" variant="primary" size="large" wide busy={login.isPending} busyLabel="Signing In...">
        Sign In
      </Button>
      {passwordRules && <p className={css.rule}>{lockoutWords(passwordRules)}</p>}
    </form>
  )
}

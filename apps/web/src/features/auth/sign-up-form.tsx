import { TextField, useToast } from '@casewright/ui'
import { useAbout } from '../../lib/about.ts'
import { sentenceOf } from '../../lib/api.ts'
import { useRegister } from '../../lib/auth.ts'
import type { AuthFormProps } from './auth-form-props.ts'
import * as css from './form.css.ts'
import { PasswordAndTerms } from './password-and-terms.tsx'
import { useForm } from './use-form.ts'
import { type SignUpValues, signUpErrors } from './validate.ts'

/** A new account. */
export function SignUpForm({ email, onEmail, takesFocus }: AuthFormProps) {
  const { toast } = useToast()
  const { passwordRules, needsSetupWord } = useAbout()
  const register = useRegister()
  const empty: SignUpValues = { setupWord: '', name: '', email, password: '', confirmation: '', terms: false }
  const check = (values: SignUpValues) => signUpErrors(values, passwordRules, needsSetupWord)
  const { form, values, errors, set, submit } = useForm(empty, check, ({ setupWord, name, email, password }) =>
    register.mutate(
      { name: name.trim(), email, password, ...(needsSetupWord && { setupWord: setupWord.trim() }) },
      {
        onError: (error) => {
          const description = sentenceOf(error, 'Unable to create account')
          toast({ title: 'Registration Failed', description, destructive: true })
        },
      },
    ),
  )
  const field = (name: 'setupWord' | 'name' | 'email') => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => {
      set(name, value)
      if (name === 'email') onEmail(value)
    },
  })
  return (
    <form ref={form} noValidate className={css.form} onSubmit={submit}>
      {needsSetupWord && (
        <TextField
          label="Setup word"
          autoComplete="off"
          description="The server wrote it when it started. With Docker Compose: docker compose logs app"
          {...field('setupWord')}
        />
      )}
      <TextField label="Full name" autoComplete="name" autoFocus={takesFocus} {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <PasswordAndTerms {...{ values, errors, set }} rules={passwordRules} busy={register.isPending} />
    </form>
  )
}

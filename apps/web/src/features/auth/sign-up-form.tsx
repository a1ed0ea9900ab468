import { TextField, useToast } from '@casewright/ui'
import { useForm } from '../../components/form/use-form.ts'
import { useAbout } from '../../lib/about.ts'
import { sentenceOf } from '../../lib/api.ts'
import { useRegister } from '../../session/sign-in.ts'
import type { AuthFormProps } from './auth-form-props.ts'
import * as css from './form.css.ts'
import { PasswordAndTerms } from './password-and-terms.tsx'
import { type SignUpValues, signUpErrors } from './validate.ts'

/** A new account. */
export function SignUpForm({ email, onEmail, takesFocus }: AuthFormProps) {
  const { toast } = useToast()
  const { passwordRules, needsSetupWord } = useAbout()
  const register = useRegister()
  const empty: SignUpValues = { setupWord: '', name: '', email, password: '', confirmation: '', terms: false }
  const check = (values: SignUpValues) => signUpErrors(values, passwordRules, needsSetupWord)
  const { form, values, errors, field, set, submit } = useForm(empty, check, ({ setupWord, name, email, password }) =>
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
  return (
    <form ref={form} noValidate className={css.form} onSubmit={submit}>
      {needsSetupWord && (
        <TextField
          label="Setup code"
          autoComplete="off"
          description="The server printed it when it started. With Docker Compose: docker compose logs app"
          {...field('setupWord')}
        />
      )}
      <TextField label="Full name" autoComplete="name" autoFocus={takesFocus} {...field('name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        {...field('email')}
        onChange={(typed) => {
          set('email', typed)
          onEmail(typed)
        }}
      />
      <PasswordAndTerms {...{ values, errors, field, set }} rules={passwordRules} busy={register.isPending} />
    </form>
  )
}

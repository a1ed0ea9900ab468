import { Button, Checkbox, Link, TextField, useToast } from '@casewright/ui'
import { sentenceOf } from '../../lib/api.ts'
import { useRegister } from '../../lib/auth.ts'
import * as css from './form.css.ts'
import { useForm } from './use-form.ts'
import { type SignUpValues, signUpErrors } from './validate.ts'

const empty: SignUpValues = { name: '', email: '', password: '', confirmation: '', terms: false }

/** A new account. */
export function SignUpForm() {
  const { toast } = useToast()
  const register = useRegister()
  const { form, values, errors, set, submit } = useForm(empty, signUpErrors, ({ name, email, password }) =>
    register.mutate(
      { name: name.trim(), email, password },
      {
        onError: (error) => {
          const description = sentenceOf(error, 'Unable to create account')
          toast({ title: 'Registration Failed', description, destructive: true })
        },
      },
    ),
  )
  const field = (name: Exclude<keyof SignUpValues, 'terms'>) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => set(name, value),
  })
  return (
    <form ref={form} noValidate className={css.form} onSubmit={submit}>
      <TextField label="Full name" autoComplete="name" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Password" type="password" autoComplete="new-password" canShow {...field('password')} />
      <TextField label="Confirm password" type="password" autoComplete="new-password" {...field('confirmation')} />
      <Checkbox
        name="terms"
        isSelected={values.terms}
        error={errors.terms}
        onChange={(accepted) => set('terms', accepted)}
      >
        I accept the{' '}
        <Link href="/terms" target="_blank">
          terms and conditions
        </Link>
      </Checkbox>
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={register.isPending}
        busyLabel="Creating Account..."
      >
        Create Account
      </Button>
    </form>
  )
}

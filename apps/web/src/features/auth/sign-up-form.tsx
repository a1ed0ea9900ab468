import { Button, Checkbox, PasswordField, TextField, useToast } from '@casewright/ui'
import { useState } from 'react'
import { useAbout } from '../../lib/about.ts'
import { sentenceOf } from '../../lib/api.ts'
import { useRegister } from '../../lib/auth.ts'
import type { AuthFormProps } from './auth-form-props.ts'
import * as css from './form.css.ts'
import { newPasswordWords } from './password-words.ts'
import { TermsDialog } from './terms-dialog.tsx'
import { TermsLink } from './terms-link.tsx'
import { useForm } from './use-form.ts'
import { type SignUpValues, signUpErrors } from './validate.ts'

/** A new account. */
export function SignUpForm({ email, onEmail, takesFocus }: AuthFormProps) {
  const { toast } = useToast()
  const { passwordRules, needsSetupWord } = useAbout()
  const register = useRegister()
  const [readsTerms, setReadsTerms] = useState(false)
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
  const field = (name: Exclude<keyof SignUpValues, 'terms'>) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => {
      set(name, value)
      if (name === 'email') onEmail(value)
    },
  })
  return (
    <>
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
        <PasswordField
          label="Password"
          autoComplete="new-password"
          description={passwordRules && newPasswordWords(passwordRules)}
          {...field('password')}
        />
        <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmation')} />
        <Checkbox
          name="terms"
          isSelected={values.terms}
          error={errors.terms}
          onChange={(accepted) => set('terms', accepted)}
        >
          I accept the <TermsLink onOpen={() => setReadsTerms(true)} />
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
      <TermsDialog isOpen={readsTerms} onOpenChange={setReadsTerms} onAccept={() => set('terms', true)} />
    </>
  )
}

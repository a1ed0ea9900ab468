import { Button, Checkbox, PasswordField } from '@casewright/ui'
import { useState } from 'react'
import type { PasswordRules } from '../../lib/about.ts'
import { newPasswordWords } from './password-words.ts'
import { TermsDialog } from './terms-dialog.tsx'
import { TermsLink } from './terms-link.tsx'
import type { Errors, SignUpValues } from './validate.ts'

interface PasswordAndTermsProps {
  values: SignUpValues
  errors: Errors<SignUpValues>
  set<Field extends keyof SignUpValues>(field: Field, value: SignUpValues[Field]): void
  rules: PasswordRules | undefined
  /** While the account is made. */
  busy: boolean
}

/** What every form of a new account ends with: the password twice, the terms, and the button. */
export function PasswordAndTerms({ values, errors, set, rules, busy }: PasswordAndTermsProps) {
  const [readsTerms, setReadsTerms] = useState(false)
  const field = (name: 'password' | 'confirmation') => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (typed: string) => set(name, typed),
  })
  return (
    <>
      <PasswordField
        label="Password"
        autoComplete="new-password"
        description={rules && newPasswordWords(rules)}
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
      <Button type="submit" variant="primary" size="large" wide busy={busy} busyLabel="Creating Account...">
        Create Account
      </Button>
      <TermsDialog isOpen={readsTerms} onOpenChange={setReadsTerms} onAccept={() => set('terms', true)} />
    </>
  )
}

import type { PasswordRules } from '@casewright/api/client'
import { Button, Checkbox } from '@casewright/ui'
import { useState } from 'react'
import { NewPasswordFields } from '../../components/form/new-password-fields.tsx'
import type { Form } from '../../components/form/use-form.ts'
import { TermsDialog } from './terms-dialog.tsx'
import { TermsLink } from './terms-link.tsx'
import type { SignUpValues } from './validate.ts'

interface PasswordAndTermsProps extends Pick<Form<SignUpValues>, 'values' | 'errors' | 'field' | 'set'> {
  rules: PasswordRules | undefined
  /** While the account is made. */
  busy: boolean
}

/** What every form of a new account ends with: the password twice, the terms, and the button. */
export function PasswordAndTerms({ values, errors, field, set, rules, busy }: PasswordAndTermsProps) {
  const [readsTerms, setReadsTerms] = useState(false)
  return (
    <>
      <NewPasswordFields label="Password" rules={rules} field={field} />
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

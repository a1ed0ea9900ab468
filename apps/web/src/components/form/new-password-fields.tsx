import type { PasswordRules } from '@casewright/api/client'
import { PasswordField } from '@casewright/ui'
import { newPasswordWords } from './password-words.ts'

interface NewPasswordFieldsProps {
  /** What the first field is called; the second confirms it. */
  label?: string
  autoFocus?: boolean
  rules: PasswordRules | undefined
  /** What each of the two takes, from `useForm`. */
  field: (name: 'password' | 'confirmation') => {
    name: string
    value: string
    error: string | undefined
    onChange: (typed: string) => void
  }
}

/** A password that is chosen, and typed twice. */
export const NewPasswordFields = ({ label = 'New password', autoFocus, rules, field }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      label={label}
      autoComplete="new-password"
      autoFocus={autoFocus}
      description={rules && newPasswordWords(rules)}
      {...field('password')}
    />
    <PasswordField label={`Confirm ${label.toLowerCase()}`} autoComplete="new-password" {...field('confirmation')} />
  </>
)

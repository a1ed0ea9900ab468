import { PasswordField, useToast } from '@casewright/ui'
import { useState } from 'react'
import { useAbout } from '../../lib/about.ts'
import { useUser } from '../../lib/auth.ts'
import { FormEnd } from '../../lib/form-end.tsx'
import { notDone } from '../../lib/not-done.ts'
import { confirmationWords, newPasswordError, newPasswordWords } from '../auth/password-words.ts'
import { useForm } from '../auth/use-form.ts'
import { confirmationError, only, passwordError } from '../auth/validate.ts'
import { useFactors } from './factors/use-factors.ts'
import { KeysChoice } from './keys/keys-choice.tsx'
import { useKeys } from './keys/use-keys.ts'
import { SectionHead } from './section-head.tsx'
import * as css from './settings.css.ts'
import { useChangePassword } from './use-account.ts'

const empty = { current: '', password: '', confirmation: '' }

const changedWords = (revokedKeys: boolean) =>
  `You were signed out everywhere else${revokedKeys ? ', and your API keys were revoked' : ''}.`

/** `/settings/password`. */
export function PasswordSection() {
  const { toast } = useToast()
  const { user } = useUser()
  const { passwordRules } = useAbout()
  const change = useChangePassword()
  const check = ({ current, password, confirmation }: typeof empty) =>
    only<typeof empty>({
      current: passwordError(current),
      password: newPasswordError(password, passwordRules),
      confirmation: confirmationError(confirmation, password),
    })
  const { data: keys = [] } = useKeys()
  const { data: factors } = useFactors()
  const isSuspicious = Boolean(factors?.wrongCodesAt)
  const [chosen, choose] = useState<boolean>()
  // A key outlives a password. Whoever changes it out of habit wants their programs to go on; whoever was broken into does not.
  const revokeKeys = keys.length > 0 && (chosen ?? isSuspicious)
  const { form, values, errors, set, submit, reset } = useForm(empty, check, ({ current, password }) =>
    change.mutate(
      { currentPassword: current, newPassword: password, revokeKeys },
      {
        onSuccess: () => {
          reset()
          toast({ title: 'Password changed', description: changedWords(revokeKeys) })
        },
        onError: (error) => toast(notDone('The password was not changed', error)),
      },
    ),
  )
  const field = (name: keyof typeof empty) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => set(name, value),
  })
  return (
    <div className={css.settings}>
      <SectionHead title="Password" lead="A new password signs you out everywhere else." />
      <form ref={form} noValidate className={css.narrowForm} onSubmit={submit}>
        {/* For password managers, which keep a password by its account. */}
        <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField label="Current password" autoComplete="current-password" {...field('current')} />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          description={passwordRules && newPasswordWords(passwordRules)}
          {...field('password')}
        />
        <PasswordField label="Confirm new password" autoComplete="new-password" {...field('confirmation')} />
        {keys.length > 0 && <KeysChoice keys={keys} revoke={revokeKeys} onChange={choose} />}
        <FormEnd action="Change password" busy={change.isPending} />
        {passwordRules && <p className={css.note}>{confirmationWords(passwordRules)}</p>}
      </form>
    </div>
  )
}

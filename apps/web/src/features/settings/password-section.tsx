import { PasswordField, useToast } from '@casewright/ui'
import { useState } from 'react'
import { confirmationError, only, passwordError } from '../../components/form/field-errors.ts'
import { narrowForm } from '../../components/form/form.css.ts'
import { FormEnd } from '../../components/form/form-end.tsx'
import { KeysChoice } from '../../components/form/keys-choice.tsx'
import { NewPasswordFields } from '../../components/form/new-password-fields.tsx'
import { confirmationWords, newPasswordError } from '../../components/form/password-words.ts'
import { useForm } from '../../components/form/use-form.ts'
import * as css from '../../components/sections/section.css.ts'
import { SectionHead } from '../../components/sections/section-head.tsx'
import { useAbout } from '../../lib/about.ts'
import { notDone } from '../../lib/not-done.ts'
import { useUser } from '../../lib/user.ts'
import { useFactors } from './factors/use-factors.ts'
import { useKeys } from './keys/use-keys.ts'
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
  const { form, field, submit, reset } = useForm(empty, check, ({ current, password }) =>
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
  return (
    <div className={css.settings}>
      <SectionHead title="Password" lead="A new password signs you out everywhere else." />
      <form ref={form} noValidate className={narrowForm} onSubmit={submit}>
        {/* For password managers, which keep a password by its account. */}
        <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField label="Current password" {...field('current')} />
        <NewPasswordFields rules={passwordRules} field={field} />
        {keys.length > 0 && <KeysChoice keys={keys} revoke={revokeKeys} onChange={choose} />}
        <FormEnd action="Change password" busy={change.isPending} />
        {passwordRules && <p className={css.note}>{confirmationWords(passwordRules)}</p>}
      </form>
    </div>
  )
}

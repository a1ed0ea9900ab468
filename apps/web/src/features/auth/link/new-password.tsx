import { type StillOpen, stillOpenWords } from '@casewright/api/client'
import { Button, ButtonLink, Notice } from '@casewright/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmationError, only } from '../../../components/form/field-errors.ts'
import { KeysChoice } from '../../../components/form/keys-choice.tsx'
import { NewPasswordFields } from '../../../components/form/new-password-fields.tsx'
import { newPasswordError } from '../../../components/form/password-words.ts'
import { useForm } from '../../../components/form/use-form.ts'
import { useAbout, usePageTitle } from '../../../lib/about.ts'
import { postJson, sentenceOf } from '../../../lib/api.ts'
import { userKey } from '../../../lib/query.ts'
import { AuthFrame } from '../auth-frame.tsx'
import * as css from '../form.css.ts'
import * as linkCss from './link.css.ts'
import type { LinkPageProps } from './link-page-props.ts'

interface Values {
  password: string
  confirmation: string
}

/** Sets a new password. */
export function NewPassword({ token, email, keys = [] }: LinkPageProps) {
  const { passwordRules } = useAbout()
  const client = useQueryClient()
  usePageTitle('New password')
  // Whoever needs a link may have lost control of the account: what opens it goes, unless its owner says otherwise.
  const [revoke, setRevoke] = useState(true)
  const change = useMutation<StillOpen, Error, string>({
    mutationFn: (password) => postJson('/api/links/password', { body: { token, password, keepKeys: !revoke } }),
    // Whoever was signed in with it in this browser is so no more.
    onSuccess: () => client.invalidateQueries({ queryKey: userKey }),
  })
  const check = ({ password, confirmation }: Values) =>
    only<Values>({
      password: newPasswordError(password, passwordRules),
      confirmation: confirmationError(confirmation, password),
    })
  const { form, field, submit } = useForm({ password: '', confirmation: '' }, check, ({ password }) =>
    change.mutate(password),
  )
  const stays = change.data && stillOpenWords(change.data)
  if (change.isSuccess)
    return (
      <AuthFrame
        title="Your password was changed"
        lead={`You were signed out everywhere${change.data.keys ? '' : ', and all of your API keys were revoked'}.`}
      >
        <div className={linkCss.stack}>
          {stays && (
            <Notice title={`Still active: ${stays}.`}>
              Sign in and review them under <a href="/settings/sign-in">Settings, Sign-in</a>
              {change.data.keys ? ' and API keys' : ''}. Remove anything you do not recognize.
            </Notice>
          )}
          <ButtonLink href="/auth" variant="primary" size="large" wide>
            Sign in
          </ButtonLink>
        </div>
      </AuthFrame>
    )
  const lead = (
    <>
      For <span className={linkCss.email}>{email}</span>. You will be signed out everywhere.
    </>
  )
  return (
    <AuthFrame title="Choose a new password" lead={lead}>
      <form ref={form} noValidate className={css.form} onSubmit={submit}>
        {change.error && (
          <Notice tone="error" title="The password was not changed.">
            {sentenceOf(change.error, change.error.message)}
          </Notice>
        )}
        {/* For password managers, which keep a password by its account. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields autoFocus rules={passwordRules} field={field} />
        {keys.length > 0 && (
          <KeysChoice
            keys={keys.map(({ name, lastUsedAt }) => ({ name, lastRequest: lastUsedAt }))}
            revoke={revoke}
            onChange={setRevoke}
          />
        )}
        <Button type="submit" variant="primary" size="large" wide busy={change.isPending} busyLabel="Saving...">
          Change password
        </Button>
      </form>
    </AuthFrame>
  )
}

import { Notice, TextField } from '@casewright/ui'
import { useNavigate } from 'react-router-dom'
import { useForm } from '../../../components/form/use-form.ts'
import { useAbout, usePageTitle } from '../../../lib/about.ts'
import { sentenceOf } from '../../../lib/api.ts'
import { useUser } from '../../../lib/user.ts'
import { useAcceptInvitation } from '../../../session/sign-in.ts'
import { AuthFrame } from '../auth-frame.tsx'
import * as css from '../form.css.ts'
import { PasswordAndTerms } from '../password-and-terms.tsx'
import { type SignUpValues, signUpErrors } from '../validate.ts'
import * as linkCss from './link.css.ts'
import type { LinkPageProps } from './link-page-props.ts'

/** Makes the account that an invitation promises. */
export function Invitation({ token, email }: LinkPageProps) {
  const { productName, passwordRules } = useAbout()
  const { user } = useUser()
  const navigate = useNavigate()
  const accept = useAcceptInvitation()
  usePageTitle('Your invitation')
  const check = (values: SignUpValues) => signUpErrors(values, passwordRules)
  const empty: SignUpValues = { name: '', email, password: '', confirmation: '', terms: false, setupWord: '' }
  const { form, values, errors, field, set, submit } = useForm(empty, check, ({ name, password }) =>
    accept.mutate(
      { token, name: name.trim(), password },
      { onSuccess: () => void navigate('/dashboard', { replace: true }) },
    ),
  )
  const lead = (
    <>
      You are invited to {productName} as <span className={linkCss.email}>{email}</span>.
    </>
  )
  return (
    <AuthFrame title="Create your account" lead={lead}>
      <form ref={form} noValidate className={css.form} onSubmit={submit}>
        {user && user.email !== email && (
          <Notice title={`You are signed in as ${user.name}.`}>
            You will be signed in to the new account instead.
          </Notice>
        )}
        {accept.error && (
          <Notice tone="error" title="The account was not created.">
            {sentenceOf(accept.error, accept.error.message)}
          </Notice>
        )}
        {/* For password managers, which keep a password by its account. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField label="Full name" autoComplete="name" autoFocus {...field('name')} />
        <PasswordAndTerms {...{ values, errors, field, set }} rules={passwordRules} busy={accept.isPending} />
      </form>
    </AuthFrame>
  )
}

import { Button, Notice, TextField } from '@casewright/ui'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { emailError, only } from '../../components/form/field-errors.ts'
import { useForm } from '../../components/form/use-form.ts'
import { useAbout, usePageTitle } from '../../lib/about.ts'
import { postJson, sentenceOf } from '../../lib/api.ts'
import { AuthFrame } from './auth-frame.tsx'
import * as css from './form.css.ts'

const check = ({ email }: { email: string }) => only<{ email: string }>({ email: emailError(email) })

/** The email that was typed in the form before. */
const typedBefore = (state: unknown): string => {
  const email = (state as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email : ''
}

const back = [
  <>
    Remembered it? <a href="/auth">Sign in</a>
  </>,
]

/** `/auth/forgotten`: a link for a new password is asked for. Whether there is such an account is not told. */
export function ForgottenPage() {
  const { mail } = useAbout()
  const { state } = useLocation()
  usePageTitle('Forgot your password?')
  const ask = useMutation<unknown, Error, { email: string }>({
    mutationFn: (asked) => postJson('/api/links/forgotten', { body: asked }),
  })
  const { form, field, submit } = useForm({ email: typedBefore(state) }, check, (valid) => ask.mutate(valid))
  const way = mail
    ? 'Enter the email you sign in with, and we will send a link to choose a new password.'
    : 'Enter the email you sign in with. Your administrator will be notified and will give you a link to choose a new password.'
  return (
    <AuthFrame title="Forgot your password?" lead={way} foot={back}>
      {ask.isSuccess ? (
        <Notice
          title={mail ? 'If an account has this email, a link is on its way.' : 'Your administrator has been notified.'}
        >
          {mail
            ? 'It expires in an hour. If it does not arrive, check your spam folder or ask your administrator for a link.'
            : 'This installation does not send email. If an account has this email, ask them for the link, which expires in a day.'}
        </Notice>
      ) : (
        <form ref={form} noValidate className={css.form} onSubmit={submit}>
          {ask.error && (
            <Notice tone="error" title="The request could not be sent.">
              {sentenceOf(ask.error, ask.error.message)}
            </Notice>
          )}
          <TextField label="Email" type="email" autoComplete="username" autoFocus {...field('email')} />
          <Button type="submit" variant="primary" size="large" wide busy={ask.isPending} busyLabel="Asking...">
            {mail ? 'Send a link' : 'Ask for a link'}
          </Button>
        </form>
      )}
    </AuthFrame>
  )
}

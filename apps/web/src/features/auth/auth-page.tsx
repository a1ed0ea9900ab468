import { Notice } from '@casewright/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAbout, usePageTitle } from '../../lib/about.ts'
import { AuthFrame } from './auth-frame.tsx'
import * as css from './auth-page.css.ts'
import { SecondStep } from './second-step.tsx'
import { SignIn } from './sign-in.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** `/auth`: signing in, or a new account. Each form is new when it is turned to, without its errors. */
export function AuthPage() {
  const { productName, registration, hasAccounts } = useAbout()
  const navigate = useNavigate()
  const [isNew, setNew] = useState(false)
  const [email, setEmail] = useState('')
  const [turned, setTurned] = useState(false)
  const [isSecond, setSecond] = useState(false)
  usePageTitle(isNew ? 'Create account' : 'Sign in')

  const turn = () => {
    setTurned(true)
    setNew(!isNew)
  }
  const isClosed = hasAccounts && registration !== 'open'
  // Whoever turns to the other form goes on in its first field; at the start the focus is left alone.
  const shared = { email, onEmail: setEmail, takesFocus: turned }
  const toggle = (
    <>
      {isNew ? 'Already have an account?' : `New to ${productName}?`}{' '}
      <button type="button" className={css.turn} onClick={turn}>
        {isNew ? 'Sign in' : 'Create an account'}
      </button>
    </>
  )
  const forgotten = (
    <button type="button" className={css.turn} onClick={() => void navigate('/auth/forgotten', { state: { email } })}>
      Forgot your password?
    </button>
  )
  if (isSecond)
    return (
      <AuthFrame title="One more step" lead="Your password is correct. Your account also requires a second factor.">
        <SecondStep onBack={() => setSecond(false)} />
      </AuthFrame>
    )
  return (
    <AuthFrame
      title={isNew ? 'Create your account' : 'Sign in'}
      lead={!isNew && 'Welcome back to your workspace.'}
      foot={isNew || !hasAccounts ? [toggle] : [toggle, forgotten]}
    >
      {!hasAccounts && (
        <Notice title="There are no accounts yet.">
          The first account is the administrator’s{isNew ? '.' : ': create it below.'}
        </Notice>
      )}
      {!isNew && <SignIn {...shared} onSecondStep={() => setSecond(true)} />}
      {isNew && !isClosed && <SignUpForm {...shared} />}
      {isNew && isClosed && <Closed registration={registration} />}
    </AuthFrame>
  )
}

const Closed = ({ registration }: { registration: 'invite' | 'closed' | 'open' }) =>
  registration === 'invite' ? (
    <Notice title="Accounts are by invitation only.">
      Open the link in your invitation. If you do not have one, ask your administrator.
    </Notice>
  ) : (
    <Notice title="Registration is closed.">Ask your administrator for an invitation.</Notice>
  )

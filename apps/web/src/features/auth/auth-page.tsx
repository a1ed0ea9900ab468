import { Notice } from '@casewright/ui'
import { useState } from 'react'
import { Logo } from '../../brand/logo.tsx'
import { LegalLine } from '../../frame/legal-line.tsx'
import { useAbout, usePageTitle } from '../../lib/about.ts'
import * as css from './auth-page.css.ts'
import { SellingPoints } from './selling-points.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** `/auth`: signing in, or a new account. Each form is new when it is turned to, without its errors. */
export function AuthPage() {
  const { productName, registration, hasAccounts } = useAbout()
  const [isNew, setNew] = useState(false)
  const [email, setEmail] = useState('')
  const [turned, setTurned] = useState(false)
  usePageTitle(isNew ? 'Create account' : 'Sign in')

  const turn = () => {
    setTurned(true)
    setNew(!isNew)
  }
  const isClosed = hasAccounts && registration !== 'open'
  // Whoever turns to the other form goes on in its first field; at the start the focus is left alone.
  const shared = { email, onEmail: setEmail, takesFocus: turned }
  return (
    <div className={css.page}>
      <SellingPoints productName={productName} />
      <main className={css.main}>
        <div className={css.sheet}>
          <a href="/" className={css.brand}>
            <Logo name={productName} />
          </a>
          <h1>{isNew ? 'Create your account' : 'Sign in'}</h1>
          {!isNew && <p className={css.welcome}>Welcome back to your workspace.</p>}
          <div className={css.form}>
            {!hasAccounts && (
              <Notice title="Nobody has an account here yet.">
                The first account is the administrator’s{isNew ? '.' : ': create it below.'}
              </Notice>
            )}
            {!isNew && <SignInForm {...shared} />}
            {isNew && !isClosed && <SignUpForm {...shared} />}
            {isNew && isClosed && (
              <Notice title="New accounts are closed here.">Ask your administrator for an invitation.</Notice>
            )}
          </div>
          <p className={css.toggle}>
            {isNew ? 'Already have an account?' : `New to ${productName}?`}{' '}
            <button type="button" className={css.turn} onClick={turn}>
              {isNew ? 'Sign in' : 'Create an account'}
            </button>
          </p>
          <div className={css.legal}>
            <LegalLine />
          </div>
        </div>
      </main>
    </div>
  )
}

import { Button } from '@casewright/ui'
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
  const { productName } = useAbout()
  const [isNew, setNew] = useState(false)
  usePageTitle(isNew ? 'Create account' : 'Sign in')
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
          <div className={css.form}>{isNew ? <SignUpForm /> : <SignInForm />}</div>
          <p className={css.toggle}>
            {isNew ? 'Already have an account?' : `New to ${productName}?`}{' '}
            <Button variant="quiet" size="small" onPress={() => setNew(!isNew)}>
              {isNew ? 'Sign in' : 'Create an account'}
            </Button>
          </p>
          <div className={css.legal}>
            <LegalLine />
          </div>
        </div>
      </main>
    </div>
  )
}

import { signOnProblems } from '@casewright/api/client'
import { Notice } from '@casewright/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { endedIdle } from '../../session/ended-idle.ts'
import type { AuthFormProps } from './auth-form-props.ts'
import * as css from './form.css.ts'
import { OtherWays } from './other-ways.tsx'
import { SignInForm } from './sign-in-form.tsx'

interface SignInProps extends AuthFormProps {
  /** The password was right, and something else is asked for besides. */
  onSecondStep: () => void
}

/** Signing in by email and password, or by another way. */
export function SignIn(props: SignInProps) {
  const [query] = useSearchParams()
  const problem = query.get('sign-on')
  const [wasIdle] = useState(endedIdle.take)
  return (
    <div className={css.form}>
      {problem && Object.hasOwn(signOnProblems, problem) && (
        <Notice tone="error" title="You were not signed in.">
          {signOnProblems[problem as keyof typeof signOnProblems]}
        </Notice>
      )}
      {wasIdle && (
        <Notice title="You were signed out.">
          Your session was inactive. Running work continues, and forms keep their drafts.
        </Notice>
      )}
      <SignInForm {...props} />
      <OtherWays />
    </div>
  )
}

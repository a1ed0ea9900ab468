import { ButtonLink } from '@casewright/ui'
import { usePageTitle } from '../../../lib/about.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { stack } from './link.css.ts'

/** A link that was used, taken back, replaced, mistyped, or whose time is over: which of these is not told. */
export function Unusable() {
  usePageTitle('This link cannot be used')
  return (
    <AuthFrame
      title="This link cannot be used"
      lead="It may have been used already, taken back or replaced, or its time is over."
      foot={[
        <>
          Forgot your password? <a href="/auth/forgotten">Ask for a new link</a>
        </>,
        'Were you invited? Ask whoever invited you for a new link, unless you have made your account already.',
      ]}
    >
      <div className={stack}>
        <ButtonLink href="/auth" variant="primary" size="large" wide>
          Sign in
        </ButtonLink>
      </div>
    </AuthFrame>
  )
}

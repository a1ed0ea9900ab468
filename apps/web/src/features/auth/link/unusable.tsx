import { ButtonLink } from '@casewright/ui'
import { usePageTitle } from '../../../lib/about.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { stack } from './link.css.ts'

/** A link that was used, taken back, replaced, mistyped, or whose time is over: which of these is not told. */
export function Unusable() {
  usePageTitle('This link is not valid')
  return (
    <AuthFrame
      title="This link is not valid"
      lead="It may have been used, revoked, replaced or expired."
      foot={[
        <>
          Forgot your password? <a href="/auth/forgotten">Ask for a new link</a>
        </>,
        'If you were invited and have not created your account, ask for a new link.',
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

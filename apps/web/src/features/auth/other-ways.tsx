import { Button } from '@casewright/ui'
import { KeyRound, LogIn } from 'lucide-react'
import { useAbout } from '../../lib/about.ts'
import { hasPasskeys } from '../../lib/passkeys.ts'
import * as css from './form.css.ts'
import { usePasskeyButton } from './use-passkey-button.ts'

/** What signs in without the password: a passkey, and the firm's own sign-in. */
export function OtherWays() {
  const { singleSignOn } = useAbout()
  const passkey = usePasskeyButton()
  if (!hasPasskeys() && !singleSignOn) return null
  return (
    <div className={css.others}>
      <p className={css.or}>or</p>
      {singleSignOn && (
        <Button size="large" wide icon={<LogIn aria-hidden="true" />} onPress={() => location.assign('/api/sign-on')}>
          Continue with {singleSignOn}
        </Button>
      )}
      {hasPasskeys() && (
        <Button size="large" wide icon={<KeyRound aria-hidden="true" />} {...passkey}>
          Sign in with a passkey
        </Button>
      )}
    </div>
  )
}

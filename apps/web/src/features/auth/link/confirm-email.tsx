import { Button, ButtonLink, Notice } from '@casewright/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { usePageTitle } from '../../../lib/about.ts'
import { postJson, sentenceOf } from '../../../lib/api.ts'
import { useUser } from '../../../lib/user.ts'
import { AuthFrame } from '../auth-frame.tsx'
import * as linkCss from './link.css.ts'
import type { LinkPageProps } from './link-page-props.ts'

/** Confirms an email, by a press: programs that look at mail open every link in it. */
export function ConfirmEmail({ token, email }: LinkPageProps) {
  const client = useQueryClient()
  const { user } = useUser()
  usePageTitle('Confirm your email')
  const confirm = useMutation<unknown, Error>({
    mutationFn: () => postJson('/api/links/email', { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['/api/account'] }),
  })
  const address = <span className={linkCss.email}>{email}</span>
  if (confirm.isSuccess)
    return (
      <AuthFrame title="Your email is confirmed" lead={address}>
        <ButtonLink href={user ? '/dashboard' : '/auth'} variant="primary" size="large" wide>
          {user ? 'Go to the dashboard' : 'Sign in'}
        </ButtonLink>
      </AuthFrame>
    )
  return (
    <AuthFrame title="Confirm your email" lead={<>An account has the email {address}. Is it yours?</>}>
      <div className={linkCss.stack}>
        {confirm.error && (
          <Notice tone="error" title="The email was not confirmed.">
            {sentenceOf(confirm.error, confirm.error.message)}
          </Notice>
        )}
        <Button
          variant="primary"
          size="large"
          wide
          busy={confirm.isPending}
          busyLabel="Confirming..."
          onPress={() => confirm.mutate()}
        >
          Confirm my email
        </Button>
      </div>
    </AuthFrame>
  )
}

import { Notice, Spinner } from '@casewright/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { usePageTitle } from '../../../lib/about.ts'
import { ApiError, postJson, sentenceOf } from '../../../lib/api.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { Invitation } from './invitation.tsx'
import { NewPassword } from './new-password.tsx'
import { Unusable } from './unusable.tsx'

const pages = { invitation: Invitation, 'password-reset': NewPassword, email: ConfirmEmail } as const

const isUnusable = (error: Error) => error instanceof ApiError && error.status === 404

/** `/auth/link#token`: what a link is for that somebody was sent, and doing it. The token stands where only this page reads it. */
export function LinkPage() {
  const token = useLocation().hash.slice(1)
  usePageTitle('Your link')
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/api/links/look', token],
    queryFn: () => postJson('/api/links/look', { body: { token } }),
    // Used elsewhere, taken back, or over: asked each time that the page opens.
    gcTime: 0,
  })
  if (data) {
    const Page = pages[data.kind]
    return <Page key={token} token={token} email={data.email} keys={data.keys} />
  }
  if (error && isUnusable(error)) return <Unusable />
  return (
    <AuthFrame title="Your link">
      {error ? (
        <Notice
          tone="error"
          title="The link could not be checked."
          action={{ label: 'Try again', busy: isFetching, onPress: () => void refetch() }}
        >
          {sentenceOf(error, error.message)} It will still work.
        </Notice>
      ) : (
        <Spinner label="Checking your link..." />
      )}
    </AuthFrame>
  )
}

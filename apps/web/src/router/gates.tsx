import { Notice } from '@casewright/ui'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { Layout } from '../frame/layout.tsx'
import { owedKey } from '../lib/query.ts'
import { useUser } from '../lib/user.ts'
import { Screen, Waiting } from './waiting.tsx'

const NoAnswer = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <Screen>
    <Notice tone="error" title="This page could not be loaded." action={{ label: 'Try again', onPress: onRetry }}>
      {error.message}
    </Notice>
  </Screen>
)

/** Where whoever owes a second factor sets one up; nothing else is open to them. */
const factorsPath = '/settings/sign-in'

/** The frame, for people who are signed in; everybody else is asked to. */
export function SignedIn() {
  const { user, isPending, error, refetch } = useUser()
  const { pathname } = useLocation()
  // Set by whatever request was refused for it.
  const { data: owed } = useQuery<boolean>({ queryKey: owedKey, queryFn: skipToken })
  if (isPending) return <Waiting />
  if (user && owed && pathname !== factorsPath) return <Navigate to={factorsPath} replace />
  if (user) return <Layout user={user} />
  if (error) return <NoAnswer error={error} onRetry={() => void refetch()} />
  return <Navigate to="/auth" replace />
}

/** For people who are not signed in yet. */
export function SignedOut() {
  const { user, isPending } = useUser()
  if (isPending) return <Waiting />
  return user ? <Navigate to="/dashboard" replace /> : <Outlet />
}

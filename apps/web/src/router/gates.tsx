import { Notice } from '@casewright/ui'
import { Navigate, Outlet } from 'react-router-dom'
import { Layout } from '../frame/layout.tsx'
import { useUser } from '../lib/auth.ts'
import { Screen, Waiting } from './waiting.tsx'

const NoAnswer = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <Screen>
    <Notice tone="error" title="This page could not be loaded." action={{ label: 'Try again', onPress: onRetry }}>
      {error.message}
    </Notice>
  </Screen>
)

/** The frame, for people who are signed in; everybody else is asked to. */
export function SignedIn() {
  const { user, isPending, error, refetch } = useUser()
  if (isPending) return <Waiting />
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

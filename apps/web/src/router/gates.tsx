import { Notice, Spinner } from '@casewright/ui'
import type { ReactNode } from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { type User, useUser } from '../lib/auth.ts'
import * as css from './gates.css.ts'

/** Fills the screen while there is nothing else to show. */
export const Screen = ({ children }: { children: ReactNode }) => <div className={css.screen}>{children}</div>

export const Waiting = () => (
  <Screen>
    <Spinner label="Loading..." />
  </Screen>
)

const NoAnswer = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <Screen>
    <Notice tone="error" title="This page could not be loaded." action={{ label: 'Try again', onPress: onRetry }}>
      {error.message}
    </Notice>
  </Screen>
)

/** For people who are signed in; everybody else is asked to. */
export function SignedIn({ children }: { children: (user: User) => ReactNode }) {
  const { user, isPending, error, refetch } = useUser()
  if (isPending) return <Waiting />
  if (user) return children(user)
  if (error) return <NoAnswer error={error} onRetry={() => void refetch()} />
  return <Navigate to="/auth" replace />
}

/** For people who are not signed in yet. */
export function SignedOut() {
  const { user, isPending } = useUser()
  if (isPending) return <Waiting />
  return user ? <Navigate to="/dashboard" replace /> : <Outlet />
}

import type { Answer, PathOf } from '@casewright/api/client'
import { hasEnded, type Run } from '@casewright/core/client'
import { type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, type Arguments, getJson, isUnreached } from './api.ts'
import { onReachedAgain } from './server-reach.ts'

export const userKey = ['/api/user'] as const
/** Of no address: whether the server asks this person for a second factor before anything else. */
export const owedKey = ['owes-second-factor'] as const

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

const owesFactor = (error: unknown) => error instanceof ApiError && error.code === 'second-factor-needed'

/** `getJson` without the types of its route, which `asking` checks: together they are too much for the compiler. */
const get = getJson as unknown as (path: string, given: object) => Promise<unknown>

/** The function of a query: calls a route, and cancels when no component needs the answer. */
export const asking =
  <Path extends PathOf<'GET'>>(path: Path, ...[given]: Arguments<'GET', Path>) =>
  ({ signal }: { signal: AbortSignal }): Promise<Answer<'GET', Path>> =>
    get(path, { ...given, signal }) as Promise<Answer<'GET', Path>>

/** Treats "not signed in" as an answer instead of an error. */
export const nobodyIfSignedOut = (error: unknown): null => {
  if (isSignedOut(error)) return null
  throw error
}

/** Data never goes stale by itself; nothing is asked twice unless somebody wants it. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // A session that has ended shows the sign-in page rather than errors.
      onError: (error) => {
        if (isSignedOut(error)) client.setQueryData(userKey, null)
        if (owesFactor(error)) client.setQueryData(owedKey, true)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  // What failed for want of a connection is asked again as soon as there is one.
  onReachedAgain(() => {
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => isUnreached(state.error) })
  })
  return client
}

/** A run that has ended does not change any more. */
const isEndedRun = ({ state }: Query) => hasEnded((state.data as Partial<Run> | undefined)?.state ?? 'running')

/** What changes when a run begins or ends, or is erased. */
export const refreshHistory = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: ['/api/search-history'] })
  void client.invalidateQueries({ queryKey: ['/api/runs'], predicate: (query) => !isEndedRun(query) })
}

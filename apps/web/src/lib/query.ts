import { hasEnded, type Run } from '@casewright/core/client'
import { type Query, QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { ApiError, getJson, isUnreached } from './api.ts'
import { onReachedAgain } from './server-reach.ts'

export const userKey = ['/api/user'] as const
/** Of no address: whether the server asks this person for a second factor before anything else. */
export const owedKey = ['owes-second-factor'] as const

/** A query is a GET to the address that its key makes, joined with slashes. */
export const addressOf = (key: readonly unknown[]): string => key.join('/')

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

const owesFactor = (error: unknown) => error instanceof ApiError && error.code === 'second-factor-needed'

interface Unauthorized {
  on401: 'returnNull' | 'throw'
}

/** Reads a query's JSON. With `returnNull`, nobody being signed in is an answer and no error. */
export const getQueryFn =
  <T>({ on401 }: Unauthorized) =>
  async ({ queryKey, signal }: QueryFunctionContext): Promise<T | null> => {
    try {
      return await getJson<T>(addressOf(queryKey), signal)
    } catch (error) {
      if (on401 === 'returnNull' && isSignedOut(error)) return null
      throw error
    }
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
        queryFn: getQueryFn({ on401: 'throw' }),
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

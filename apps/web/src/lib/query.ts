import { QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { ApiError, getJson } from './api.ts'

export const userKey = ['/api/user'] as const

/** A query is a GET to the address that its key makes, joined with slashes. */
export const addressOf = (key: readonly unknown[]): string => key.join('/')

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

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
  return client
}

/** What changes when a run begins or ends. */
export const refreshHistory = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: ['/api/search-history'] })
  void client.invalidateQueries({ queryKey: ['/api/runs'] })
}

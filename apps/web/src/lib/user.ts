import { useQuery } from '@tanstack/react-query'
import { getQueryFn, userKey } from './query.ts'

export interface User {
  id: string
  name: string
  email: string
  role: 'administrator' | 'member'
}

/** Who is signed in: `null` is nobody, `undefined` is not known yet. */
export function useUser() {
  const { data, isPending, error, refetch } = useQuery<User | null>({
    queryKey: userKey,
    queryFn: getQueryFn({ on401: 'returnNull' }),
  })
  return { user: data, isPending, error, refetch }
}

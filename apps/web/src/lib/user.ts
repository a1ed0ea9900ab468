import { useQuery } from '@tanstack/react-query'
import { asking, nobodyIfSignedOut, userKey } from './query.ts'

const ask = asking('/api/user')

/** The signed-in user: `null` is nobody, `undefined` is not known yet. */
export function useUser() {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: userKey,
    queryFn: (asked) => ask(asked).catch(nobodyIfSignedOut),
  })
  return { user: data, isPending, error, refetch }
}

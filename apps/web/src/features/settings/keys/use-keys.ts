import type { NewKey } from '@casewright/api/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteJson, postJson } from '../../../lib/api.ts'
import { asking } from '../../../lib/query.ts'

const address = '/api/account/keys'
const queryKey = [address]

/** Used and revoked elsewhere, so they are asked for each time. */
export const useKeys = () => useQuery({ queryKey, queryFn: asking(address), staleTime: 0 })

export function useMakeKey() {
  const client = useQueryClient()
  return useMutation<{ name: string | null; key: string }, Error, NewKey>({
    mutationFn: (key) => postJson(address, { body: key }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}

export function useRevokeKey() {
  const client = useQueryClient()
  return useMutation<unknown, Error, string>({
    mutationFn: (id) => deleteJson(`${address}/:id`, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteJson, postJson } from '../../../lib/api.ts'

const address = '/api/account/keys'
const queryKey = [address]

/** A key by which a program acts for the person. Its secret is told once, when it is made. */
export interface ApiKey {
  id: string
  name: string
  /** Its first characters, by which its owner knows it. */
  start: string
  tools: readonly string[] | 'all'
  createdAt: string
  expiresAt: string | null
  lastRequest: string | null
}

export interface NewKey {
  name: string
  tools: readonly string[] | 'all'
  /** For how many days it is valid; null: until it is revoked. */
  days: number | null
  /** The person's own: a key outlives a session. */
  password: string
}

/** Used and revoked elsewhere, so they are asked for each time. */
export const useKeys = () => useQuery<ApiKey[]>({ queryKey, staleTime: 0 })

export function useMakeKey() {
  const client = useQueryClient()
  return useMutation<{ name: string; key: string }, Error, NewKey>({
    mutationFn: async (key) => (await postJson(address, key)).json() as Promise<{ name: string; key: string }>,
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}

export function useRevokeKey() {
  const client = useQueryClient()
  return useMutation<unknown, Error, string>({
    mutationFn: (id) => deleteJson(`${address}/${encodeURIComponent(id)}`),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

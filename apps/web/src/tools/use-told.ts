import type { Told, ToldWords } from '@casewright/core/client'
import { useToast } from '@casewright/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { putJson } from '../lib/api.ts'
import { notDone } from '../lib/not-done.ts'
import { asking } from '../lib/query.ts'

/** The parties of a matter change on another page. */
const heldMilliseconds = 30_000

const address = '/api/dictation/words'

/** The names and terms that dictation is told in a matter; null until they are known. */
export function useTold(matter: string | null, isWanted: boolean): Told | null {
  const queryKey = [address, matter]
  const client = useQueryClient()
  const { toast } = useToast()
  const query = useMemo(() => (matter ? { matter } : {}), [matter])
  const { data } = useQuery<ToldWords>({
    queryKey,
    queryFn: asking(address, { query }),
    enabled: isWanted,
    staleTime: heldMilliseconds,
  })
  const { mutate } = useMutation({
    mutationFn: (own: readonly string[]) => putJson(address, { body: { own } }),
    onError: (error) => void toast(notDone('Not kept', error)),
    onSettled: () => client.invalidateQueries({ queryKey: [address] }),
  })
  return useMemo(() => (data ? { ...data, change: (own) => mutate(own) } : null), [data, mutate])
}

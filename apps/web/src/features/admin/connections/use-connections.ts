import type { ConnectionTest } from '@casewright/api/client'
import { useToast } from '@casewright/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { postJson } from '../../../lib/api.ts'
import { notDone } from '../../../lib/not-done.ts'
import { asking } from '../../../lib/query.ts'

const address = '/api/admin/connections'
const queryKey = [address]

export const useConnections = () => useQuery({ queryKey, queryFn: asking(address), staleTime: 0 })

/** Tests one after the other or several at once, and holds what each came to until the page is left. */
export function useTests() {
  const client = useQueryClient()
  const { toast } = useToast()
  const [running, setRunning] = useState<readonly string[]>([])
  const [results, setResults] = useState<Readonly<Record<string, ConnectionTest>>>({})
  const { mutate } = useMutation({
    mutationFn: (id: string) => postJson(`${address}/:id/test`, { params: { id } }),
    onMutate: (id) => setRunning((now) => [...now, id]),
    onSuccess: (result, id) => setResults((now) => ({ ...now, [id]: result })),
    onError: (error) => void toast(notDone('Not tested', error)),
    onSettled: (_, __, id) => {
      setRunning((now) => now.filter((one) => one !== id))
      return client.invalidateQueries({ queryKey })
    },
  })
  return { test: mutate, running, results }
}

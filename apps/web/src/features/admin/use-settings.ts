import type { InstallationSettings } from '@casewright/api/client'
import { useToast } from '@casewright/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf, putJson } from '../../lib/api.ts'
import { asking } from '../../lib/query.ts'

const queryKey = ['/api/admin/settings']

interface Change {
  change: Partial<InstallationSettings>
  /** What was switched, as the page calls it. */
  title: string
}

/** What administrators switch for everybody. A switch turns at once, and back where the server does not take it. */
export function useSettings() {
  const client = useQueryClient()
  const { toast } = useToast()
  const query = useQuery({ queryKey, queryFn: asking('/api/admin/settings'), staleTime: 0 })
  const change = useMutation({
    mutationFn: ({ change }: Change) => putJson('/api/admin/settings', { body: change }),
    onMutate: async ({ change }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<InstallationSettings>(queryKey, (now) => now && { ...now, ...change })
    },
    onSuccess: (_, { change, title }) => {
      toast({ title: changed(Object.values(change)[0]), description: title })
      void client.invalidateQueries({ queryKey: ['/api/about'] })
    },
    onError: (error) => void toast({ title: 'Not changed', description: messageOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  return { ...query, change }
}

const changed = (to: unknown) => (typeof to === 'boolean' ? `Switched ${to ? 'on' : 'off'}` : 'Changed')

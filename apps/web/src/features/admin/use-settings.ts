import type { InstallationSettings } from '@casewright/api/client'
import { useToast } from '@casewright/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf, putJson } from '../../lib/api.ts'

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
  const query = useQuery<InstallationSettings>({ queryKey, staleTime: 0 })
  const change = useMutation({
    mutationFn: async ({ change }: Change) =>
      (await (await putJson('/api/admin/settings', change)).json()) as InstallationSettings,
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

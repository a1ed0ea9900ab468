import { useToast } from '@casewright/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { putJson } from '../lib/api.ts'
import { notDone } from '../lib/not-done.ts'
import { mattersKey } from './use-matters.ts'

/** The routes that file something in a matter. */
export type FilingPath = '/api/runs/:id/matter' | '/api/kept/:id/matter'

/**
 * Moves something of the person's to a matter, or out of it.
 * @param path of what is moved
 */
export function useFiling(path: FilingPath, id: string, onFiled: () => void) {
  const client = useQueryClient()
  const { toast } = useToast()
  return useMutation<unknown, Error, string | null>({
    mutationFn: (matterId) => putJson(path, { params: { id }, body: { matterId } }),
    onSuccess: (_, matterId) => {
      void client.invalidateQueries({ queryKey: mattersKey })
      onFiled()
      toast(
        matterId === null
          ? { title: 'Removed from the matter', description: 'Only you can see it now.' }
          : { title: 'Moved to the matter', description: 'Its members can see it now.' },
      )
    },
    onError: (error) => void toast(notDone('It was not moved', error)),
  })
}

import { useToast } from '@casewright/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteJson, patchJson, postJson } from '../../lib/api.ts'
import { notDone } from '../../lib/not-done.ts'
import { mattersKey } from '../../matters/use-matters.ts'

export interface MatterForm {
  name: string
  /** Null: the firm has none for it. */
  number: string | null
}

type Change = Partial<MatterForm> & { closed?: boolean; keptHere?: boolean; ownerId?: string }

/** Something done to a matter; what is wrong with it is told in a toast. */
function useDeed<Given, Answer>(failed: string, send: (given: Given) => Promise<Answer>) {
  const client = useQueryClient()
  const { toast } = useToast()
  return useMutation<Answer, Error, Given>({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: mattersKey }),
    onError: (error) => void toast(notDone(failed, error)),
  })
}

export const useOpenMatter = () =>
  useDeed('The matter was not opened', (form: MatterForm) => postJson('/api/matters', { body: form }))

export const useChangeMatter = (id: string) =>
  useDeed('The matter was not changed', (change: Change) =>
    patchJson('/api/matters/:id', { params: { id }, body: change }),
  )

export const useDeleteMatter = (id: string) =>
  useDeed('The matter was not deleted', (_: undefined) => deleteJson('/api/matters/:id', { params: { id } }))

export const useAddMember = (id: string) =>
  useDeed('The member was not added', (personId: string) =>
    postJson('/api/matters/:id/members', { params: { id }, body: { personId } }),
  )

export const useRemoveMember = (id: string) =>
  useDeed('The member was not removed', (personId: string) =>
    deleteJson('/api/matters/:id/members/:person', { params: { id, person: personId } }),
  )

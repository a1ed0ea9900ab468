import type { KeptDocument } from '@casewright/core/client'
import { useToast } from '@casewright/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteJson, messageOf, patchJson, postJson } from '../../lib/api.ts'
import { notDone } from '../../lib/not-done.ts'
import { refreshKept } from '../../tools/kept-list.ts'

/** Gives a document another name. Problem with the name is told beside it. */
export function useRename() {
  const client = useQueryClient()
  const { toast } = useToast()
  return useMutation<unknown, Error, { id: string; title: string }>({
    mutationFn: ({ id, title }) => patchJson('/api/kept/:id', { params: { id }, body: { title } }),
    onSuccess: (_, { title }) => {
      refreshKept(client)
      toast({ title: 'Renamed', description: title })
    },
  })
}

/** Erases a document with all its versions. */
export function useDelete() {
  const client = useQueryClient()
  const { toast } = useToast()
  return useMutation<unknown, Error, KeptDocument>({
    mutationFn: ({ id }) => deleteJson('/api/kept/:id', { params: { id } }),
    onSuccess: (_, { title }) => {
      refreshKept(client)
      toast({ title: 'Deleted', description: `“${title}” was deleted.` })
    },
    onError: (error) => void toast({ title: 'Deleting failed', description: messageOf(error), destructive: true }),
  })
}

/** Makes a new version of an old one. */
export function useRestore() {
  const client = useQueryClient()
  const { toast } = useToast()
  return useMutation<{ version: number }, Error, { id: string; version: number }>({
    mutationFn: ({ id, version }) => postJson('/api/kept/:id/restore', { params: { id }, body: { version } }),
    onSuccess: (made, { version }) => {
      refreshKept(client)
      toast({
        title: `Version ${version} restored`,
        description: `It is now version ${made.version}. The other versions are unchanged.`,
      })
    },
    onError: (error) => void toast(notDone('Restoring failed', error)),
  })
}

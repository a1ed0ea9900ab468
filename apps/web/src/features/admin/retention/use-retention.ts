import type { HoldSubject, Retention, RetentionPreview } from '@casewright/api/client'
import { useToast } from '@casewright/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getJson, postJson, putJson } from '../../../lib/api.ts'
import { notDone } from '../../../lib/not-done.ts'
import { asking } from '../../../lib/query.ts'

const settingsKey = ['/api/admin/settings']
const holdsKey = ['/api/admin/holds']

export const useRetention = () =>
  useQuery({ queryKey: settingsKey, queryFn: asking('/api/admin/settings'), staleTime: 0 })

/** What certain days would delete at the next cleanup. */
export const usePreview = () =>
  useMutation<RetentionPreview, Error, Retention>({
    mutationFn: (days) => getJson('/api/admin/retention/preview', { query: days }),
  })

export function useSaveRetention() {
  const client = useQueryClient()
  const { toast } = useToast()
  return useMutation<unknown, Error, Retention>({
    mutationFn: (retention) => putJson('/api/admin/settings', { body: { retention } }),
    onSuccess: () =>
      toast({ title: 'Saved', description: 'Data past its retention period is deleted within 15 minutes.' }),
    onError: (error) => void toast(notDone('Not saved', error)),
    onSettled: () => client.invalidateQueries({ queryKey: settingsKey }),
  })
}

export const useHolds = () => useQuery({ queryKey: holdsKey, queryFn: asking('/api/admin/holds'), staleTime: 0 })

export interface NewHold {
  kind: HoldSubject['kind']
  subjectId: string
  reason: string
}

function useDeed<Form>(failure: string, act: (form: Form) => Promise<unknown>) {
  const client = useQueryClient()
  const { toast } = useToast()
  return useMutation<unknown, Error, Form>({
    mutationFn: act,
    onError: (error) => void toast(notDone(failure, error)),
    onSettled: () => client.invalidateQueries({ queryKey: holdsKey }),
  })
}

export const usePlaceHold = () =>
  useDeed<NewHold>('The hold was not placed', (hold) => postJson('/api/admin/holds', { body: hold }))

export const useLiftHold = () =>
  useDeed<string>('The hold was not lifted', (id) => postJson('/api/admin/holds/:id/lift', { params: { id } }))

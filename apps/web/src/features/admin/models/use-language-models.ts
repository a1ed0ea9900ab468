import type { LanguageModels } from '@casewright/api/client'
import { useToast } from '@casewright/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteJson, postJson } from '../../../lib/api.ts'
import { notDone } from '../../../lib/not-done.ts'
import { asking } from '../../../lib/query.ts'

const address = '/api/admin/language-models'
/** While something is being fetched or added. */
const everyMilliseconds = 2000

const isMoving = ({ models, speech, weights }: LanguageModels): boolean =>
  weights.adding !== null ||
  models.some(({ here }) => here?.state === 'waiting' || here?.state === 'running') ||
  [...models, ...speech].some(({ fetch }) => fetch?.isRunning)

/** The language models that can run on this server; asked again as long as one is being fetched or added. */
export const useLanguageModels = () =>
  useQuery<LanguageModels>({
    queryKey: [address],
    queryFn: asking(address),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? everyMilliseconds : false),
  })

export type ModelDeed =
  | { deed: 'fetch' | 'pause' | 'cancel' | 'use' | 'remove'; name: string; title: string }
  | { deed: 'stop-using' | 'remove-speech'; title: string }
  | { deed: 'evaluate' | 'stop-evaluating' }
  | { deed: 'add'; files: readonly string[] }

const send = (asked: ModelDeed): Promise<unknown> => {
  if (asked.deed === 'add') return postJson(`${address}/weights`, { body: { files: asked.files } })
  if (asked.deed === 'evaluate') return postJson(`${address}/evaluate`)
  if (asked.deed === 'stop-evaluating') return postJson(`${address}/evaluate/cancel`)
  if (!('name' in asked))
    return asked.deed === 'stop-using' ? postJson(`${address}/unused`) : deleteJson(`${address}/speech/model`)
  const params = { name: asked.name }
  return asked.deed === 'remove'
    ? deleteJson(`${address}/:name`, { params })
    : postJson(`${address}/:name/${asked.deed}`, { params })
}

const failed: Record<ModelDeed['deed'], string> = {
  fetch: 'Not fetched',
  pause: 'Not paused',
  cancel: 'Not canceled',
  use: 'Not in use',
  'stop-using': 'Still in use',
  remove: 'Not removed',
  'remove-speech': 'Not removed',
  add: 'Not added',
  evaluate: 'Not started',
  'stop-evaluating': 'Not canceled',
}

const done = (asked: ModelDeed): string | undefined => {
  if (asked.deed === 'use') return `${asked.title} writes from now on`
  if (asked.deed === 'stop-using') return `${asked.title} is no longer used`
  if (asked.deed === 'remove' || asked.deed === 'remove-speech') return `${asked.title} was removed`
  return undefined
}

/** What an administrator does with a model of this server. */
export function useModelDeed() {
  const client = useQueryClient()
  const { toast } = useToast()
  return useMutation({
    mutationFn: send,
    onSuccess(_, asked) {
      const title = done(asked)
      if (title) toast({ title })
    },
    onError: (error, { deed }) => void toast(notDone(failed[deed], error)),
    // Which model writes is told on every page.
    onSettled: (_, __, { deed }) =>
      deed === 'use' || deed === 'stop-using' || deed === 'remove-speech'
        ? client.invalidateQueries()
        : client.invalidateQueries({ queryKey: [address] }),
  })
}

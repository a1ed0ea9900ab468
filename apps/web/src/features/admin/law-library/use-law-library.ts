import type { LawLibrary, LawPackFrom } from '@casewright/api/client'
import { counted } from '@casewright/core/client'
import { useToast } from '@casewright/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { postJson } from '../../../lib/api.ts'
import { notDone } from '../../../lib/not-done.ts'
import { asking } from '../../../lib/query.ts'
import { isRunning } from './work-words.ts'

const address = '/api/law-library'

/** While something is being done. */
const everyMilliseconds = 2000
/** While opinions are read. */
const seldomMilliseconds = 10_000

const isStillRead = ({ readings: { opinions, read } }: LawLibrary) => read < opinions

/** The law in the library; asked again as long as there is work on it. */
export const useLawLibrary = () =>
  useQuery<LawLibrary>({
    queryKey: [address],
    queryFn: asking(address),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.work.some(isRunning) ? everyMilliseconds : data && isStillRead(data) ? seldomMilliseconds : false,
  })

export type PackDeed = 'add' | 'pause' | 'resume' | 'cancel' | 'remove'

export interface AskedDeed {
  pack: string
  deed: PackDeed
  /** Of adding: where it comes from. */
  from?: LawPackFrom
}

/** What of a pack is listed in a dialog. */
export type PackList = 'failures' | 'changes'

const failed: Record<PackDeed, string> = {
  add: 'Not added',
  pause: 'Not paused',
  resume: 'Not resumed',
  cancel: 'Not canceled',
  remove: 'Not removed',
}

/** What an administrator does with a pack. What comes of it is seen in the list of work. */
export function usePackDeed() {
  const client = useQueryClient()
  const { toast } = useToast()
  return useMutation<unknown, Error, AskedDeed>({
    mutationFn: ({ pack, deed, from = 'network' }) =>
      deed === 'add'
        ? postJson('/api/admin/law-library/packs/:pack/add', { params: { pack }, body: { from } })
        : postJson(`/api/admin/law-library/packs/:pack/${deed}`, { params: { pack } }),
    onError: (error, { deed }) => void toast(notDone(failed[deed], error)),
    onSettled: () => client.invalidateQueries({ queryKey: [address] }),
  })
}

/** Asks publishers for newer releases. */
export function useCheck() {
  const client = useQueryClient()
  const { toast } = useToast()
  return useMutation({
    mutationFn: () => postJson('/api/admin/law-library/check'),
    onSuccess: ({ newer }) =>
      void toast({
        title: newer === 0 ? 'No newer releases' : `${counted(newer, 'newer release')} found`,
        ...(newer > 0 && { description: 'They are listed with the packs in the library.' }),
      }),
    onError: (error) => void toast(notDone('Not checked', error)),
    onSettled: () => client.invalidateQueries({ queryKey: [address] }),
  })
}

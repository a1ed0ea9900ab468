import type { InstallationSettings } from '@casewright/api/client'
import { useToast } from '@casewright/ui'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf, putJson } from '../../../lib/api.ts'
import { asking } from '../../../lib/query.ts'

const address = '/api/admin/usage'
const settingsAddress = '/api/admin/settings'
const settingsKey = [settingsAddress]

/** What a month took; this one unless another is named. */
export const useUsage = (month: string | undefined) =>
  useQuery({
    queryKey: [address, month],
    queryFn: asking(address, { query: { month } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const exportAddress = (month: string) => `${address}/export?month=${month}`

type Limits = Pick<InstallationSettings, 'plans' | 'prices'>

/** Plans and prices, as they stand. */
export const useLimits = () => useQuery({ queryKey: settingsKey, queryFn: asking(settingsAddress), staleTime: 0 })

/** @param what as the page calls it: 'The prices' */
export function useSaveLimits(what: string, then: string) {
  const client = useQueryClient()
  const { toast } = useToast()
  return useMutation({
    mutationFn: (change: Partial<Limits>) => putJson(settingsAddress, { body: change }),
    onSuccess: () => void toast({ title: `${what} were saved`, description: then }),
    onError: (error) =>
      void toast({ title: `${what} were not saved`, description: messageOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: settingsKey }),
  })
}

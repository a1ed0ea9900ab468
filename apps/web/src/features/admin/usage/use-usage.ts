import type { InstallationSettings, UsageReport } from '@casewright/api/client'
import { useToast } from '@casewright/ui'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf, putJson } from '../../../lib/api.ts'

const address = '/api/admin/usage'
const settingsAddress = '/api/admin/settings'
const settingsKey = [settingsAddress]

/** What a month took; this one unless another is named. */
export const useUsage = (month: string | undefined) =>
  useQuery<UsageReport>({
    queryKey: [month ? `${address}?month=${month}` : address],
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const exportAddress = (month: string) => `${address}/export?month=${month}`

type Limits = Pick<InstallationSettings, 'plans' | 'prices'>

/** Plans and prices, as they stand. */
export const useLimits = () => useQuery<InstallationSettings>({ queryKey: settingsKey, staleTime: 0 })

/** @param what as the page calls it: 'The prices' */
export function useSaveLimits(what: string, then: string) {
  const client = useQueryClient()
  const { toast } = useToast()
  return useMutation({
    mutationFn: (change: Partial<Limits>) => putJson(settingsAddress, change),
    onSuccess: () => void toast({ title: `${what} were saved`, description: then }),
    onError: (error) =>
      void toast({ title: `${what} were not saved`, description: messageOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: settingsKey }),
  })
}

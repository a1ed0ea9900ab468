import type { OfficeProfile } from '@casewright/core/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { putJson } from '../../../lib/api.ts'
import { asking } from '../../../lib/query.ts'

const address = '/api/office-profile'

export const useLetterhead = () => useQuery({ queryKey: [address], queryFn: asking(address, {}), staleTime: 0 })

export function useKeepLetterhead() {
  const client = useQueryClient()
  return useMutation<OfficeProfile, Error, OfficeProfile>({
    mutationFn: (profile) => putJson(address, { body: profile }),
    onSuccess: (kept) => client.setQueryData([address], kept),
  })
}

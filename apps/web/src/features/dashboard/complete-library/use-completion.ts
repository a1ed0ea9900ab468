import type { LawCompletion } from '@casewright/api/client'
import { useToast } from '@casewright/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { postJson } from '../../../lib/api.ts'
import { notDone } from '../../../lib/not-done.ts'
import { asking } from '../../../lib/query.ts'
import { isMoving } from './completion-words.ts'

const address = '/api/admin/law-library/completion'

/** While texts are being fetched. */
const everyMilliseconds = 3000

/** Whether the library is to be completed, and how far it is; asked again as long as it goes on. */
export const useCompletion = () =>
  useQuery<LawCompletion>({
    queryKey: [address],
    queryFn: asking(address),
    staleTime: 0,
    refetchInterval: ({ state }) => (isMoving(state.data?.work) ? everyMilliseconds : false),
  })

/** Answers the question: the texts are added, or nobody is asked again. */
export function useAnswer() {
  const client = useQueryClient()
  const { toast } = useToast()
  return useMutation<unknown, Error, 'yes' | 'later'>({
    mutationFn: (answer) => (answer === 'later' ? postJson(`${address}/later`) : postJson(address)),
    onError: (error) => void toast(notDone('Your answer was not saved', error)),
    onSettled: () => client.invalidateQueries({ queryKey: [address] }),
  })
}

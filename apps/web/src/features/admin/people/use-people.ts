import type { Role } from '@casewright/api/client'
import { useToast } from '@casewright/ui'
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteJson, getJson, patchJson, postJson, sentenceOf } from '../../../lib/api.ts'
import { userKey } from '../../../lib/query.ts'

const address = '/api/admin/people'

/** Who has an account, by words of name or email, a page at a time; with the invitations that are open. */
export function usePeople(text: string) {
  const query = useInfiniteQuery({
    queryKey: [address, text],
    queryFn: ({ pageParam, signal }) => getJson(address, { query: { text, after: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // People come and go by themselves.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return { ...query, first: query.data?.pages[0], people: query.data?.pages.flatMap(({ people }) => people) }
}

/**
 * A deed after which the list is another.
 * @param failure what the toast says that was not done when it went wrong; without it, whoever asks tells that
 */
function useDeed<Form, Answer = unknown>(failure: string | undefined, act: (form: Form) => Promise<Answer>) {
  const client = useQueryClient()
  const { toast } = useToast()
  return useMutation<Answer, Error, Form>({
    mutationFn: act,
    onError: (error) =>
      failure && void toast({ title: failure, description: sentenceOf(error, error.message), destructive: true }),
    // Not waited for: what was acted on may be gone from the page then, and could tell nothing.
    onSettled: () => void client.invalidateQueries({ queryKey: [address] }),
  })
}

/** Of an administrator, who gives their own password for what opens another's account or the administration. */
interface Confirmed {
  id: string
  password: string
}

export interface PersonChange {
  id: string
  change: { role?: Role; plan?: string | null; active?: boolean }
}

export function useChangePerson() {
  const client = useQueryClient()
  return useDeed<PersonChange>('Nothing was changed', async ({ id, change }) => {
    await patchJson(`${address}/:id`, { params: { id }, body: change })
    // It may be oneself.
    void client.invalidateQueries({ queryKey: userKey })
  })
}

/** Makes somebody an administrator. */
export const usePromote = () =>
  useDeed(undefined, ({ id, password }: Confirmed) =>
    patchJson(`${address}/:id`, { params: { id }, body: { role: 'administrator', password } }),
  )

export function useDeactivate() {
  const client = useQueryClient()
  return useDeed(undefined, async ({ id, password }: Confirmed) => {
    await patchJson(`${address}/:id`, { params: { id }, body: { active: false, password } })
    // It may be oneself.
    void client.invalidateQueries({ queryKey: userKey })
  })
}

export const useInvite = () =>
  useDeed('The invitation was not created', (form: { email: string; role: Role; password?: string }) =>
    postJson(`${address}/invitations`, { body: form }),
  )

export const useRenew = () =>
  useDeed('The invitation was not renewed', (id: string) =>
    postJson(`${address}/invitations/:id/renew`, { params: { id } }),
  )

/** The invitation of an administrator. */
export const useRenewConfirmed = () =>
  useDeed(undefined, ({ id, password }: Confirmed) =>
    postJson(`${address}/invitations/:id/renew`, { params: { id }, body: { password } }),
  )

export const useTakeBack = () =>
  useDeed('The invitation was not revoked', (id: string) =>
    deleteJson(`${address}/invitations/:id`, { params: { id } }),
  )

export const useResetLink = () =>
  useDeed(undefined, ({ id, password }: Confirmed) =>
    postJson(`${address}/:id/reset-link`, { params: { id }, body: { password } }),
  )

export const useDisconnect = () =>
  useDeed(undefined, ({ id, password }: Confirmed) =>
    postJson(`${address}/:id/disconnect`, { params: { id }, body: { password } }),
  )

export const useTakeOffFactors = () =>
  useDeed(undefined, ({ id, password }: Confirmed) =>
    postJson('/api/factors/reset/:personId', { params: { personId: id }, body: { password } }),
  )

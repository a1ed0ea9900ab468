import type { User } from '@casewright/api/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteJson, postJson, putJson } from '../../lib/api.ts'
import { asking, userKey } from '../../lib/query.ts'

const address = '/api/account'
const sessionsKey = [`${address}/sessions`]

/** Where one's data is downloaded from. */
export const exportAddress = `${address}/export`

/** Who may not delete their account: others would be left without an administrator. */
export const useOnlyAdministrator = () =>
  useQuery({ queryKey: [address], queryFn: asking(address), staleTime: 0 }).data?.onlyAdministrator ?? false

/** Whether the email was confirmed by the link that went to it; null: no mail is set up. */
export const useEmailConfirmed = (email: string) =>
  useQuery({
    // Another email is another question.
    queryKey: [address, 'email', email],
    queryFn: asking(address),
    // It is confirmed in another tab.
    staleTime: 0,
    refetchOnWindowFocus: true,
  }).data?.emailConfirmed

export const useSendConfirmation = () =>
  useMutation<unknown, Error>({ mutationFn: () => postJson('/api/links/confirmation') })

/** A change that the server answers with the person as they are now. */
function usePersonChange<Form>(send: (form: Form) => Promise<User>) {
  const client = useQueryClient()
  return useMutation<User, Error, Form>({
    mutationFn: send,
    onSuccess: (user) => client.setQueryData(userKey, user),
  })
}

export const useRename = () => usePersonChange((body: { name: string }) => putJson(address, { body }))
export const useChangeEmail = () =>
  usePersonChange((body: { email: string; password: string }) => postJson(`${address}/email`, { body }))

/** Ends every other session. */
export function useChangePassword() {
  const client = useQueryClient()
  return useMutation<unknown, Error, { currentPassword: string; newPassword: string; revokeKeys: boolean }>({
    mutationFn: (body) => postJson(`${address}/password`, { body }),
    onSuccess: () => {
      for (const path of [`${address}/sessions`, `${address}/keys`, `${address}/activity`, '/api/factors'])
        void client.invalidateQueries({ queryKey: [path] })
    },
  })
}

/** Sessions begin and end elsewhere, so they are asked for each time. */
export const useSessions = () =>
  useQuery({ queryKey: sessionsKey, queryFn: asking(`${address}/sessions`), staleTime: 0 })

/** Ends one session, or all others where none is named. */
export function useEndSessions() {
  const client = useQueryClient()
  return useMutation<unknown, Error, string | undefined>({
    mutationFn: (id) =>
      id === undefined ? deleteJson(`${address}/sessions`) : deleteJson(`${address}/sessions/:id`, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  })
}

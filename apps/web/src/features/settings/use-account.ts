import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteJson, getJson, postJson, putJson } from '../../lib/api.ts'
import { userKey } from '../../lib/query.ts'
import type { User } from '../../lib/user.ts'

const address = '/api/account'
const sessionsKey = [`${address}/sessions`]

/** Where one's data is downloaded from. */
export const exportAddress = `${address}/export`

/** A place where the person is signed in. */
export interface OpenSession {
  id: string
  device: string
  address: string | null
  startedAt: string
  lastUsedAt: string
  /** The one that asks. */
  current: boolean
}

/** Who may not delete their account: others would be left without an administrator. */
export const useOnlyAdministrator = () =>
  useQuery<User & { onlyAdministrator: boolean }>({ queryKey: [address], staleTime: 0 }).data?.onlyAdministrator ??
  false

/** Whether the email was confirmed by the link that went to it; null: no mail is set up. */
export const useEmailConfirmed = (email: string) =>
  useQuery<{ emailConfirmed: boolean | null }>({
    // Another email is another question.
    queryKey: [address, 'email', email],
    queryFn: ({ signal }) => getJson(address, signal),
    // It is confirmed in another tab.
    staleTime: 0,
    refetchOnWindowFocus: true,
  }).data?.emailConfirmed

export const useSendConfirmation = () =>
  useMutation<unknown, Error>({ mutationFn: () => postJson('/api/links/confirmation') })

/** A change that the server answers with the person as they are now. */
function usePersonChange<Form>(send: (form: Form) => Promise<Response>) {
  const client = useQueryClient()
  return useMutation<User, Error, Form>({
    mutationFn: async (form) => (await send(form)).json() as Promise<User>,
    onSuccess: (user) => client.setQueryData(userKey, user),
  })
}

export const useRename = () => usePersonChange<{ name: string }>((form) => putJson(address, form))
export const useChangeEmail = () =>
  usePersonChange<{ email: string; password: string }>((form) => postJson(`${address}/email`, form))

/** Ends every other session. */
export function useChangePassword() {
  const client = useQueryClient()
  return useMutation<unknown, Error, { currentPassword: string; newPassword: string; revokeKeys: boolean }>({
    mutationFn: (form) => postJson(`${address}/password`, form),
    onSuccess: () => {
      for (const path of [`${address}/sessions`, `${address}/keys`, `${address}/activity`, '/api/factors'])
        void client.invalidateQueries({ queryKey: [path] })
    },
  })
}

/** Sessions begin and end elsewhere, so they are asked for each time. */
export const useSessions = () => useQuery<OpenSession[]>({ queryKey: sessionsKey, staleTime: 0 })

/** Ends one session, or all others where none is named. */
export function useEndSessions() {
  const client = useQueryClient()
  return useMutation<unknown, Error, string | undefined>({
    mutationFn: (id) => deleteJson(id === undefined ? `${address}/sessions` : `${address}/sessions/${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  })
}

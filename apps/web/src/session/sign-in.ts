import type { User } from '@casewright/api/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { postJson } from '../lib/api.ts'
import { userKey } from '../lib/query.ts'
import { useRuns } from '../runs/runs-context.ts'
import { forgetDrafts } from '../tools/draft.ts'

/** Changes the signed-in user. What belonged to the one before is forgotten. */
function useAccountChange<Form>(mutationFn: (form: Form) => Promise<User | null>) {
  const client = useQueryClient()
  const runs = useRuns()
  return useMutation<User | null, Error, Form>({
    mutationFn,
    onSuccess: (user) => {
      runs.forgetAll()
      client.removeQueries({ predicate: ({ queryKey: [root] }) => root !== userKey[0] && root !== '/api/about' })
      client.setQueryData(userKey, user)
      // The first account and the last change what a visitor may do.
      void client.invalidateQueries({ queryKey: ['/api/about'] })
    },
  })
}

interface Credentials {
  email: string
  password: string
}

interface Registration extends Credentials {
  name: string
  /** Only for the first account. */
  setupWord?: string
}

export const useLogin = () => useAccountChange((body: Credentials) => postJson('/api/login', { body }))
export const useRegister = () => useAccountChange((body: Registration) => postJson('/api/register', { body }))

/** Signs in by what is asked for after the password. */
export const useSecondStep = () =>
  useAccountChange((body: { code: string }) => postJson('/api/factors/sign-in', { body }))
export const usePasskeySignIn = () =>
  useAccountChange((body: { response: unknown }) => postJson('/api/factors/sign-in/passkey', { body }))

/** Makes the account of an invitation. */
export const useAcceptInvitation = () =>
  useAccountChange((body: { token: string; name: string; password: string }) => postJson('/api/links/accept', { body }))

export const useLogout = () =>
  useAccountChange<void>(async () => {
    await postJson('/api/logout')
    return null
  })

/** Deletes the account with everything of the person's. */
export const useErase = () => {
  const client = useQueryClient()
  return useAccountChange(async (body: { password: string }) => {
    await postJson('/api/account/erase', { body })
    const user = client.getQueryData<User | null>(userKey)
    if (user) forgetDrafts(user.id)
    return null
  })
}

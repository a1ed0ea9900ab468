import { useMutation, useQueryClient } from '@tanstack/react-query'
import { postJson } from '../lib/api.ts'
import { userKey } from '../lib/query.ts'
import type { User } from '../lib/user.ts'
import { useRuns } from '../runs/runs-context.ts'
import { forgetDrafts } from '../tools/draft.ts'

export interface Credentials {
  email: string
  password: string
}

export interface Registration extends Credentials {
  name: string
  /** Of an installation without accounts. */
  setupWord?: string
}

/** Changes who is signed in. What belonged to the one before is forgotten. */
function useAccountChange<Form>(path: string, whoOf: (answer: Response) => Promise<User | null>) {
  const client = useQueryClient()
  const runs = useRuns()
  return useMutation<User | null, Error, Form>({
    mutationFn: async (form) => whoOf(await postJson(path, form)),
    onSuccess: (user) => {
      runs.forgetAll()
      client.removeQueries({ predicate: ({ queryKey: [root] }) => root !== userKey[0] && root !== '/api/about' })
      client.setQueryData(userKey, user)
      // The first account and the last change what a visitor may do.
      void client.invalidateQueries({ queryKey: ['/api/about'] })
    },
  })
}

const asUser = (answer: Response) => answer.json() as Promise<User>

/** Signs in by what is asked for after the password. */
export const useSecondStep = () => useAccountChange<{ code: string }>('/api/factors/sign-in', asUser)
export const usePasskeySignIn = () => useAccountChange<{ response: unknown }>('/api/factors/sign-in/passkey', asUser)
export const useLogin = () => useAccountChange<Credentials>('/api/login', asUser)
export const useRegister = () => useAccountChange<Registration>('/api/register', asUser)
/** Makes the account of an invitation. */
export const useAcceptInvitation = () =>
  useAccountChange<{ token: string; name: string; password: string }>('/api/links/accept', asUser)
export const useLogout = () => useAccountChange<void>('/api/logout', async () => null)
/** Deletes the account with everything of the person's. */
export const useErase = () => {
  const client = useQueryClient()
  return useAccountChange<{ password: string }>('/api/account/erase', async () => {
    const user = client.getQueryData<User | null>(userKey)
    if (user) forgetDrafts(user.id)
    return null
  })
}

import type { Factors } from '@casewright/api/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { patchJson, postJson } from '../../../lib/api.ts'
import { createPasskey } from '../../../lib/passkeys.ts'
import { owedKey } from '../../../lib/query.ts'

const address = '/api/factors'
const queryKey = [address]

/** What begins an authenticator app: the address for its camera, and the same secret to type. */
export interface BegunApp {
  uri: string
  secret: string
}

/** Codes that are shown this once; null where there are some already. */
interface Added {
  backupCodes: string[] | null
}

export const useFactors = () => useQuery<Factors>({ queryKey, staleTime: 0 })

/** Whatever changes what a person signs in with; what was refused for want of a factor is asked for again. */
function useFactorChange<Form, Answer = unknown>(change: (form: Form) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation<Answer, Error, Form>({
    mutationFn: change,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey })
      const now = client.getQueryData<Factors>(queryKey)
      if (!client.getQueryData(owedKey) || now?.asked !== false) return
      client.setQueryData(owedKey, false)
      void client.invalidateQueries({ predicate: ({ queryKey: [root] }) => root !== address })
    },
  })
}

const answered = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>

export const useBeginApp = () =>
  useFactorChange<{ password: string }, BegunApp>((form) => answered(postJson(`${address}/app`, form)))
export const useConfirmApp = () =>
  useFactorChange<{ code: string }, Added>((form) => answered(postJson(`${address}/app/confirm`, form)))
export const useTurnOffApp = () =>
  useFactorChange<{ password: string; code: string }>((form) => postJson(`${address}/app/off`, form))
export const useRenewCodes = () =>
  useFactorChange<{ password: string }, Added>((form) => answered(postJson(`${address}/backup-codes`, form)))

export const useAddPasskey = () =>
  useFactorChange<{ name: string; password: string }, Added>(async ({ name, password }) => {
    const response = await createPasskey(password)
    return answered(postJson(`${address}/passkeys`, { name, response }))
  })
export const useRenamePasskey = () =>
  useFactorChange<{ id: string; name: string }>(({ id, name }) => patchJson(`${address}/passkeys/${id}`, { name }))
export const useRemovePasskey = () =>
  useFactorChange<{ id: string; password: string }>(({ id, password }) =>
    postJson(`${address}/passkeys/${id}/remove`, { password }),
  )

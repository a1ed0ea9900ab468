import type { Factors } from '@casewright/api/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { patchJson, postJson } from '../../../lib/api.ts'
import { createPasskey } from '../../../lib/passkeys.ts'
import { asking, owedKey } from '../../../lib/query.ts'

const address = '/api/factors'
const queryKey = [address]

export const useFactors = () => useQuery({ queryKey, queryFn: asking(address), staleTime: 0 })

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

export const useBeginApp = () => useFactorChange((body: { password: string }) => postJson(`${address}/app`, { body }))
export const useConfirmApp = () =>
  useFactorChange((body: { code: string }) => postJson(`${address}/app/confirm`, { body }))
export const useTurnOffApp = () =>
  useFactorChange((body: { password: string; code: string }) => postJson(`${address}/app/off`, { body }))
export const useRenewCodes = () =>
  useFactorChange((body: { password: string }) => postJson(`${address}/backup-codes`, { body }))

export const useAddPasskey = () =>
  useFactorChange(async ({ name, password }: { name: string; password: string }) => {
    const response = await createPasskey(password)
    return postJson(`${address}/passkeys`, { body: { name, response } })
  })
export const useRenamePasskey = () =>
  useFactorChange(({ id, name }: { id: string; name: string }) =>
    patchJson(`${address}/passkeys/:id`, { params: { id }, body: { name } }),
  )
export const useRemovePasskey = () =>
  useFactorChange(({ id, password }: { id: string; password: string }) =>
    postJson(`${address}/passkeys/:id/remove`, { params: { id }, body: { password } }),
  )

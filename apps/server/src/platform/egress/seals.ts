import type { Vault } from '../vault/vault.ts'
import type { Replaced } from './destination.ts'

/** Where the ledger and a person's settings are sealed. */
export const replacedSeal = (vault: Vault, entryId: number) => ({
  seal: (replaced: Replaced[]) => vault.sealJson(`egress.replaced:${entryId}`, replaced),
  open: (sealed: Buffer): Replaced[] => vault.openJson(`egress.replaced:${entryId}`, sealed),
})

export const settingSeal = (vault: Vault, personId: string, key: string) => ({
  seal: (value: unknown) => vault.sealJson(`person.setting:${personId}:${key}`, value),
  open: <T>(sealed: Buffer): T => vault.openJson<T>(`person.setting:${personId}:${key}`, sealed),
})

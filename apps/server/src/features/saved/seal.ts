import type { Vault } from '../../platform/vault/vault.ts'

/** Where the content of one version is sealed. */
export const keptSeal = (vault: Vault, documentId: string, version: number) => {
  const place = `kept:${documentId}:${version}`
  return {
    /** @param json the content, written out */
    seal: (json: string) => vault.seal(place, Buffer.from(json)),
    open: (sealed: Buffer): unknown => vault.openJson(place, sealed),
  }
}

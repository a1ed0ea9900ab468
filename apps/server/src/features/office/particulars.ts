import { type MatterParticulars, matterParticulars } from '@casewright/core'
import type { Own } from '../../platform/db/for-user.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { type Actor, record } from '../audit/index.ts'
import { findMatter } from '../matters/index.ts'

const place = (id: string) => `matter.particulars:${id}`

export const openParticulars = (vault: Vault, id: string, sealed: Buffer | null): MatterParticulars =>
  matterParticulars.parse(sealed ? vault.openJson(place(id), sealed) : {})

/** What is known of a matter for its papers, for its members. @throws CasewrightError not-found */
export async function particularsOf(own: Own, vault: Vault, id: string): Promise<MatterParticulars> {
  const { sealedParticulars } = await findMatter(own, id)
  return openParticulars(vault, id, sealedParticulars)
}

/** Keeps it; with nothing in it what was kept is erased. @throws CasewrightError not-found */
export async function keepParticulars(
  own: Own,
  vault: Vault,
  actor: Actor,
  id: string,
  given: MatterParticulars,
): Promise<MatterParticulars> {
  await findMatter(own, id, { toChange: true })
  const { parties, ...rest } = given
  const isEmpty = parties.length === 0 && Object.values(rest).every((one) => one === '')
  await own.trx
    .updateTable('matter')
    .set({ sealedParticulars: isEmpty ? null : vault.sealJson(place(id), given) })
    .where('id', '=', id)
    .execute()
  await record(own.trx, actor, { action: 'matter.particulars', subject: { kind: 'matter', id } })
  return given
}

import { CasewrightError, type FileField } from '@casewright/core'
import { z } from 'zod'
import type { Own } from '../../platform/db/for-user.ts'

const gone = 'This document no longer exists. Upload it again.'

/**
 * A document of the person's that is at the server already, for another run. It is locked until the transaction
 * ends, so that it cannot be erased before the run has it.
 * @throws CasewrightError not-found: also where it is another person's; too-large
 */
export async function heldDocument(
  { userId, trx }: Own,
  id: string,
  { maxBytes }: FileField,
): Promise<{ id: string; name: string }> {
  if (!z.uuid().safeParse(id).success) throw new CasewrightError('not-found', gone)
  const row = await trx
    .selectFrom('document')
    .select(['id', 'name', 'bytes'])
    .where('id', '=', id)
    .where('ownerId', '=', userId)
    .where('state', '=', 'kept')
    .forKeyShare()
    .executeTakeFirst()
  if (!row) throw new CasewrightError('not-found', gone)
  if (row.bytes > maxBytes) {
    const size = Math.round(maxBytes / 1024 / 1024)
    throw new CasewrightError('too-large', `${row.name} is larger than ${size} MB. Upload a smaller file, or split it.`)
  }
  return { id: row.id, name: row.name }
}

import { CasewrightError } from '@casewright/core'
import { z } from 'zod'
import type { Own } from '../../platform/db/for-user.ts'

const gone =
  'The matter you are working in no longer exists, or you are not a member of it. Choose another matter, or none, and try again.'
const closed = 'This matter is closed. Choose another matter, or none, and try again.'

/**
 * The matter that new work is to lie in. Until the transaction ends it cannot be closed, and its members stay.
 * @param named its id, as a request names it; null: none
 * @throws CasewrightError not-found: also where the person is no member; conflict where it is closed
 */
export async function workingMatter({ userId, trx }: Own, named: string | null | undefined): Promise<string | null> {
  if (!named) return null
  const matter = z.uuid().safeParse(named).success
    ? await trx
        .selectFrom('matter')
        .innerJoin('matterMember', 'matterMember.matterId', 'matter.id')
        .select(['matter.id', 'matter.closedAt'])
        .where('matter.id', '=', named)
        .where('matterMember.personId', '=', userId)
        .forShare()
        .executeTakeFirst()
    : undefined
  if (!matter) throw new CasewrightError('not-found', gone)
  if (matter.closedAt) throw new CasewrightError('conflict', closed)
  return matter.id
}

/**
 * Holds a matter open, in which something of the person's goes on.
 * @throws CasewrightError conflict where it is closed, or where the person is no member any more
 */
export async function openFor({ trx }: Own, matterId: string | null): Promise<void> {
  if (!matterId) return
  const matter = await trx
    .selectFrom('matter')
    .select('closedAt')
    .where('id', '=', matterId)
    .forShare()
    .executeTakeFirst()
  if (!matter)
    throw new CasewrightError(
      'conflict',
      'You are no longer a member of this document’s matter, so you cannot add a version. Save yours as a new document.',
    )
  if (matter.closedAt)
    throw new CasewrightError(
      'conflict',
      'This document’s matter is closed, so you cannot add a version. Save yours as a new document.',
    )
}

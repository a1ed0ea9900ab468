import type { Office } from '@casewright/core'
import type { Database } from '../../platform/db/client.ts'
import { forUser } from '../../platform/db/for-user.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { openParticulars } from './particulars.ts'
import { profileOf } from './profile.ts'

/** What a run may know before anything is written: its owner's profile, and its matter where they are a member of it. */
export const readOffice = (db: Database, vault: Vault, userId: string, runId: string): Promise<Office> =>
  forUser(db, userId, async (own) => {
    const matter = await own.trx
      .selectFrom('run')
      .innerJoin('matter', 'matter.id', 'run.matterId')
      .innerJoin('matterMember', 'matterMember.matterId', 'matter.id')
      .select(['matter.id', 'matter.sealedParticulars'])
      .where('run.id', '=', runId)
      .where('matterMember.personId', '=', userId)
      .executeTakeFirst()
    return {
      profile: await profileOf(own, vault),
      matter: matter?.sealedParticulars ? openParticulars(vault, matter.id, matter.sealedParticulars) : null,
    }
  })

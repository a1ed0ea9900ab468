import { officeProfile } from '@casewright/core'
import { Hono } from 'hono'
import { bodyAs } from '../../features/matters/index.ts'
import { keepProfile, profileOf } from '../../features/office/index.ts'
import type { Database } from '../../platform/db/client.ts'
import { forUser } from '../../platform/db/for-user.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import type { Vault } from '../../platform/vault/vault.ts'

/** The letterhead and signature block of the signed-in person, at `/api/office-profile`. An empty one erases it. */
export function officeRoutes({ db, vault }: { db: Database; vault: Vault }) {
  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const { id } = signedIn(c)
      const profile = await forUser(db, id, (own) => profileOf(own, vault))
      return c.json(profile ?? officeProfile.parse({}))
    })
    .put('/', async (c) => {
      const { id } = signedIn(c)
      const given = await bodyAs(c, officeProfile)
      await forUser(db, id, (own) => keepProfile(own, vault, given))
      return c.json(given)
    })
}

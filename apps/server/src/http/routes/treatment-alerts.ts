import type { TreatmentAlert } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { Hono } from 'hono'
import { z } from 'zod'
import { dismissAlert, readAlerts } from '../../features/treatment-alerts/index.ts'
import type { Database } from '../../platform/db/client.ts'
import { forUser } from '../../platform/db/for-user.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import type { Vault } from '../../platform/vault/vault.ts'

/** What a person's own reports and documents cite, where later law has made it worse. */
export function treatmentAlertRoutes({ db, vault }: { db: Database; vault: Vault }) {
  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const alerts = await forUser(db, signedIn(c).id, (own) => readAlerts(own, vault))
      return c.json({ alerts } satisfies { alerts: TreatmentAlert[] })
    })
    .delete('/:id', async (c) => {
      const { id: userId } = signedIn(c)
      const id = z.uuid().safeParse(c.req.param('id'))
      if (!id.success) throw new CasewrightError('not-found', 'This alert no longer exists.')
      await forUser(db, userId, (own) => dismissAlert(own, vault, id.data))
      return c.body(null, 204)
    })
}

import type { RedactionMeasured } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { readMeasured } from '@casewright/redaction/measured'
import { Hono } from 'hono'
import { z } from 'zod'
import { readEntries } from '../../features/privacy/index.ts'
import type { Database } from '../../platform/db/client.ts'
import { forUser } from '../../platform/db/for-user.ts'
import { keepRedactionNames, redactionNames } from '../../platform/egress/names.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import type { Vault } from '../../platform/vault/vault.ts'

export interface ModelInUse {
  provider: string
  name: string
  trust: 'local' | 'cloud'
}

export interface PrivacyDeps {
  db: Database
  vault: Vault
  offline: boolean
  /** The language model in use; null where there is none. */
  model?: () => ModelInUse | null | Promise<ModelInUse | null>
}

const query = z.object({ before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional() })
const body = z.object({ names: z.array(z.string().trim().min(2).max(100)).max(200) })

/** What leaves the machine, as the signed-in person may see it: their own. The ledger cannot be erased. */
export function privacyRoutes({ db, vault, offline, model = () => null }: PrivacyDeps) {
  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const { id } = signedIn(c)
      const asked = query.safeParse(c.req.query())
      if (!asked.success) throw new CasewrightError('bad-input')
      return c.json({
        offline,
        model: await model(),
        redaction: { cloud: true, measured: (await readMeasured()) as RedactionMeasured | null },
        names: await redactionNames(db, vault, id),
        ...(await forUser(db, id, (own) => readEntries(own, vault, asked.data.before))),
      })
    })
    .put('/names', async (c) => {
      const { id } = signedIn(c)
      const given = body.safeParse(await c.req.json().catch(() => null))
      if (!given.success)
        throw new CasewrightError('bad-input', 'Enter at most 200 names, one per line, each 2 to 100 characters long.')
      const names = [...new Set(given.data.names)]
      await keepRedactionNames(db, vault, id, names)
      return c.json({ names })
    })
}

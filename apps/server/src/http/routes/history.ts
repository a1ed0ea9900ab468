import { Hono } from 'hono'
import { labelOf } from '../../features/runs/index.ts'
import type { Database } from '../../platform/db/client.ts'
import { forUser } from '../../platform/db/for-user.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import type { Toolbox } from '../../tool-host/loading/load.ts'

/**
 * The specification's search history: what was asked of the tools that stand on the dashboard,
 * newest first. Only what came to a result; `/api/runs` tells of all.
 */
export function historyRoutes(db: Database, vault: Vault, tools: Toolbox) {
  return new Hono<AppEnv>().get('/', async (c) => {
    const types = tools
      .all()
      .filter((tool) => tool.manifest.dashboard)
      .map((tool) => tool.manifest.id)
    const rows = await forUser(db, signedIn(c).id, ({ userId, trx }) =>
      trx
        .selectFrom('run')
        .select(['id', 'label', 'sealedLabel', 'tool', 'createdAt'])
        .where('ownerId', '=', userId)
        .where('tool', 'in', types.length > 0 ? types : [''])
        .where('state', '=', 'done')
        .where('retain', '=', 'history')
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .execute(),
    )
    return c.json(
      rows.map(({ tool, createdAt, ...row }) => ({ id: row.id, query: labelOf(row, vault), type: tool, createdAt })),
    )
  })
}

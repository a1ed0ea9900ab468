import { Hono } from 'hono'
import { labelOf, runSeals } from '../../features/runs/index.ts'
import type { Database } from '../../platform/db/client.ts'
import { forUser } from '../../platform/db/for-user.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import type { Toolbox } from '../../tool-host/loading/load.ts'
import { standingOf } from './standing.ts'

/** Of so many of the latest, the dashboard shows how their citations stand. */
const withCitations = 5

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
    const [rows, outputs] = await forUser(db, signedIn(c).id, async ({ userId, trx }) => {
      const rows = await trx
        .selectFrom('run')
        .select(['id', 'label', 'sealedLabel', 'tool', 'createdAt'])
        .where('ownerId', '=', userId)
        .where('tool', 'in', types.length > 0 ? types : [''])
        .where('state', '=', 'done')
        .where('retain', '=', 'history')
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .execute()
      const latest = rows.slice(0, withCitations).map(({ id }) => id)
      const outputs =
        latest.length > 0
          ? await trx.selectFrom('run').select(['id', 'sealedOutput']).where('id', 'in', latest).execute()
          : []
      return [rows, outputs] as const
    })
    const standing = new Map(outputs.map((row) => [row.id, standingOf(runSeals(vault, row.id).openOutput(row))]))
    return c.json(
      rows.map(({ tool, createdAt, ...row }) => ({
        id: row.id,
        query: labelOf(row, vault),
        type: tool,
        createdAt,
        ...standing.get(row.id),
      })),
    )
  })
}

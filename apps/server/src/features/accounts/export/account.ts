import type { Database } from '../../../platform/db/client.ts'
import { forUser, type Own } from '../../../platform/db/for-user.ts'
import { settingSeal } from '../../../platform/egress/seals.ts'
import type { Vault } from '../../../platform/vault/vault.ts'
import { readEntries } from '../../privacy/index.ts'
import { readAlerts } from '../../treatment-alerts/index.ts'
import type { BlobStore } from '../../uploads/index.ts'
import { ownActivity } from '../activity.ts'
import { ownPasskeys } from '../factors/passkeys.ts'
import { ownDevices } from '../known-devices.ts'
import { openSessions } from '../sessions.ts'
import { exportDocuments } from './documents.ts'
import { jsonArray, jsonObject, type Pieces } from './json.ts'
import { exportKept } from './kept.ts'
import { mattersOf } from './matters.ts'
import { exportRuns } from './runs.ts'
import { usedByMonth } from './usage.ts'

export interface ExportDeps {
  db: Database
  vault: Vault
  blobs: BlobStore
}

/** The form of the file; raised when it changes. */
const version = 2

/**
 * Everything of a person's as JSON, piece by piece: what has not been written yet has not been read.
 * A document is never whole in memory, nor are two runs.
 */
export const exportAccount = (deps: ExportDeps, personId: string): Pieces => {
  const own = <T>(work: (own: Own) => Promise<T>) => forUser(deps.db, personId, work)
  return jsonObject({
    version,
    exportedAt: new Date().toISOString(),
    account: later(() => own(accountOf)),
    sessions: later(() => own(openSessions)),
    devices: later(() => own(ownDevices)),
    activity: jsonArray(activityOf(deps, personId)),
    passkeys: later(() => own(ownPasskeys)),
    settings: later(() => own((it) => settingsOf(it, deps.vault))),
    matters: later(() => own((it) => mattersOf(it, deps.vault))),
    usage: later(() => own(usedByMonth)),
    runs: jsonArray(exportRuns(deps, personId)),
    alerts: later(() => own((it) => readAlerts(it, deps.vault))),
    kept: jsonArray(exportKept(deps, personId)),
    documents: jsonArray(exportDocuments(deps, personId)),
    ledger: jsonArray(ledgerOf(deps, personId)),
  })
}

async function* later(read: () => Promise<unknown>): Pieces {
  yield JSON.stringify((await read()) ?? null)
}

const accountOf = ({ userId, trx }: Own) =>
  trx
    .selectFrom('person')
    .select(['id', 'name', 'email', 'role', 'createdAt', 'updatedAt'])
    .where('id', '=', userId)
    .executeTakeFirst()

/** What a person set for themselves, by its key; `redaction-names` are the names to replace. */
async function settingsOf({ userId, trx }: Own, vault: Vault) {
  const rows = await trx.selectFrom('personSetting').selectAll().where('personId', '=', userId).execute()
  return Object.fromEntries(rows.map(({ key, sealed }) => [key, settingSeal(vault, userId, key).open(sealed)]))
}

async function* ledgerOf({ db, vault }: ExportDeps, personId: string): AsyncIterable<unknown> {
  let before: number | undefined
  do {
    const page = await forUser(db, personId, (own) => readEntries(own, vault, before))
    yield* page.entries
    before = page.next ?? undefined
  } while (before !== undefined)
}

async function* activityOf({ db }: ExportDeps, personId: string): AsyncIterable<unknown> {
  let before: number | undefined
  do {
    const page = await forUser(db, personId, (own) => ownActivity(own, before))
    yield* page.events
    before = page.next ?? undefined
  } while (before !== undefined)
}

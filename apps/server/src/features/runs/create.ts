import { randomUUID } from 'node:crypto'
import { visibleText } from '@casewright/core'
import type { Own } from '../../platform/db/for-user.ts'
import { notifyPerson } from '../../platform/db/notify.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { recordRun } from '../usage/index.ts'
import { runSeals } from './seal.ts'

export interface NewRun {
  tool: string
  action: string
  mode: 'inline' | 'queued'
  retain: 'history' | 'transient'
  label: string
  input: unknown
  documentIds: string[]
  /** The id of the matter it is filed in. */
  matterId: string | null
  /** A program started it, with the person's key. */
  byKey: boolean
}

/** Writes a run down and makes its uploads permanent, in the caller's transaction. Returns the run's id. */
export async function createRun({ userId, trx }: Own, vault: Vault, run: NewRun): Promise<string> {
  const id = randomUUID()
  const seals = runSeals(vault, id)
  const { input, label, documentIds, byKey, ...columns } = run
  await trx
    .insertInto('run')
    .values({
      id,
      ownerId: userId,
      sealedInput: seals.input(input),
      sealedLabel: seals.label(tidyLabel(label)),
      ...columns,
    })
    .execute()
  for (const [position, documentId] of documentIds.entries()) {
    await trx.insertInto('runDocument').values({ runId: id, documentId, position }).execute()
    await trx
      .updateTable('document')
      .set(({ fn, val }) => ({
        state: 'kept',
        // A document that lies in a matter stays there. What is kept nowhere puts nothing into one.
        ...(run.matterId && run.retain === 'history' && { matterId: fn.coalesce('matterId', val(run.matterId)) }),
      }))
      .where('id', '=', documentId)
      .where('ownerId', '=', userId)
      .execute()
  }
  const { tool, action, matterId } = run
  await recordRun(trx, { runId: id, personId: userId, matterId, tool, action, byKey })
  await notifyPerson(trx, userId)
  return id
}

const tidyLabel = (label: string) => visibleText(label).replace(/\s+/g, ' ').trim().slice(0, 300)

import type { Run } from '@casewright/core'
import type { Own } from '../../platform/db/for-user.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { readable } from '../matters/index.ts'
import { findReadableRun } from './repository.ts'
import { reviewsOf } from './reviews.ts'
import { runSeals } from './seal.ts'
import { asSummary } from './summary.ts'

/** A run with its steps and, once it is done, its result. To members of its matter it says whose it is. */
export async function readRun(own: Own, vault: Vault, id: string): Promise<Run> {
  const row = await findReadableRun(own, id)
  const seals = runSeals(vault, id)
  const steps = await own.trx.selectFrom('runStep').selectAll().where('runId', '=', id).orderBy('id').execute()
  const documents = await own.trx
    .selectFrom('runDocument')
    .innerJoin('document', 'document.id', 'runDocument.documentId')
    .select(['document.id', 'document.name', 'document.bytes', 'document.kind'])
    .where('runDocument.runId', '=', id)
    .where(readable('document', own.userId))
    .orderBy('runDocument.position')
    .execute()
  return {
    ...asSummary(row, vault),
    ...(row.ownerId === own.userId ? {} : { owner: await ownerOf(own, row.ownerId) }),
    steps: steps.map((step) => ({
      message: step.message,
      ...(step.total === null ? {} : { done: step.done ?? 0, total: step.total }),
      at: step.createdAt.toISOString(),
    })),
    output: seals.openOutput(row),
    provenance: seals.openProvenance(row),
    documents,
    reviews: await reviewsOf(own, vault, id),
  }
}

const ownerOf = ({ trx }: Own, id: string) =>
  trx.selectFrom('person').select(['id', 'name']).where('id', '=', id).executeTakeFirstOrThrow()

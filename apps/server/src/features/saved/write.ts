import { randomUUID } from 'node:crypto'
import { CasewrightError, type KeptDocument } from '@casewright/core'
import { sql } from 'kysely'
import type { Own } from '../../platform/db/for-user.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { heldHere } from '../holds/index.ts'
import { openFor, workingMatter } from '../matters/index.ts'
import { mayStore } from '../usage/index.ts'
import { eraseKept } from './erase.ts'
import type { Given } from './input.ts'
import { asKept, contentOf, findKept, type KeptRow } from './read.ts'
import { keptSeal } from './seal.ts'

/** Most documents of one person. */
const mostDocuments = 1000
/** Most bytes of all versions of all documents of one person, as they are kept. */
const mostBytes = 1024 ** 3
/** Most versions of one document. Further ones are refused: a version that was kept is never dropped unasked. */
const mostVersions = 200

export interface Saved {
  id: string
  version: number
}

/**
 * Keeps a new document. @param matter the id of the one that it is to lie in
 * @throws CasewrightError too-large where the person has as many as one may have; not-found and conflict of the matter
 */
export async function keepNew(
  { userId, trx }: Own,
  vault: Vault,
  tool: string,
  given: Given,
  matter?: string,
): Promise<Saved> {
  const matterId = await workingMatter({ userId, trx }, matter)
  const { count } = await trx
    .selectFrom('keptDocument')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('ownerId', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostDocuments)
    throw new CasewrightError(
      'too-large',
      `You have ${mostDocuments.toLocaleString('en-US')} saved documents, which is the limit. Delete one you no longer need.`,
    )
  const id = randomUUID()
  await trx.insertInto('keptDocument').values({ id, ownerId: userId, matterId, tool, title: given.title }).execute()
  await insertVersion({ userId, trx }, vault, id, 1, given)
  return { id, version: 1 }
}

/**
 * Keeps a further version. @param seen the version that was worked on
 * @throws CasewrightError not-found; conflict where there is a newer version; too-large
 */
export async function keepFurther(own: Own, vault: Vault, id: string, seen: number, given: Given): Promise<Saved> {
  const row = await findKept(own, id, { toChange: true })
  if (seen !== row.version)
    throw new CasewrightError(
      'conflict',
      'A newer version of this document has since been saved. Open the newer one, or save yours as a new document.',
    )
  return addVersion(own, vault, row, given)
}

/** Makes a new version of an old one; the document keeps the name that it has now. */
export async function restoreKept(own: Own, vault: Vault, id: string, version: number): Promise<Saved> {
  const row = await findKept(own, id, { toChange: true })
  const content = await contentOf(own, vault, row, version)
  return addVersion(own, vault, row, { title: row.title, json: JSON.stringify(content) })
}

/** @throws CasewrightError not-found */
export async function renameKept(own: Own, id: string, title: string): Promise<KeptDocument> {
  const row = await findKept(own, id, { toChange: true })
  await own.trx.updateTable('keptDocument').set({ title }).where('id', '=', id).execute()
  return asKept({ ...row, title })
}

/** Erases a document with all its versions. @throws CasewrightError not-found; conflict where a legal hold lies on it */
export async function deleteKept(own: Own, id: string): Promise<void> {
  await findKept(own, id, { toChange: true })
  const { held } = await eraseKept(own, [id])
  if (held > 0) throw heldHere()
}

async function addVersion(own: Own, vault: Vault, { id, version, matterId }: KeptRow, given: Given): Promise<Saved> {
  await openFor(own, matterId)
  if (version >= mostVersions)
    throw new CasewrightError(
      'too-large',
      `This document has ${mostVersions} versions, which is the limit. Save it as a new document.`,
    )
  const next = version + 1
  await insertVersion(own, vault, id, next, given)
  await own.trx
    .updateTable('keptDocument')
    .set({ version: next, title: given.title, updatedAt: new Date() })
    .where('id', '=', id)
    .execute()
  return { id, version: next }
}

async function insertVersion(
  { userId, trx }: Own,
  vault: Vault,
  documentId: string,
  version: number,
  { title, json }: Given,
): Promise<void> {
  const sealed = keptSeal(vault, documentId, version).seal(json)
  const { bytes } = await trx
    .selectFrom('keptVersion')
    .innerJoin('keptDocument', 'keptDocument.id', 'keptVersion.documentId')
    .select(sql<string>`coalesce(sum(octet_length(sealed)), 0)`.as('bytes'))
    .where('ownerId', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(bytes) + sealed.length > mostBytes)
    throw new CasewrightError(
      'too-large',
      'Your documents have reached the storage limit of 1 GB per user. Delete some you no longer need.',
    )
  await mayStore({ userId, trx }, sealed.length)
  await trx.insertInto('keptVersion').values({ documentId, version, title, sealed }).execute()
}

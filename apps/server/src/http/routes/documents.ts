import { CasewrightError } from '@casewright/core'
import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { z } from 'zod'
import { actorOf, record } from '../../features/audit/index.ts'
import { readable } from '../../features/matters/index.ts'
import type { BlobStore } from '../../features/uploads/index.ts'
import type { Database } from '../../platform/db/client.ts'
import { forUser } from '../../platform/db/for-user.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

/**
 * The original bytes of a document: of a person's own, and of those in their matters. Always as a download of bytes: what somebody uploaded is never a page of
 * this site.
 */
export function documentRoutes({ db, blobs }: { db: Database; blobs: BlobStore }) {
  return new Hono<AppEnv>().get('/:id/file', async (c) => {
    const { id: ownerId } = signedIn(c)
    const id = c.req.param('id')
    const row = z.uuid().safeParse(id).success
      ? await forUser(db, ownerId, ({ userId, trx }) =>
          trx
            .selectFrom('document')
            .select(['name', 'bytes'])
            .where('id', '=', id)
            .where(readable('document', userId))
            .where('state', '=', 'kept')
            .executeTakeFirst(),
        )
      : undefined
    if (row) await record(db, actorOf(c), { action: 'document.downloaded', subject: { kind: 'document', id } })
    if (!row) throw new CasewrightError('not-found', 'This document does not exist, or it is not yours.')
    c.header('content-type', 'application/octet-stream')
    c.header('x-accel-buffering', 'no')
    c.header('content-length', String(row.bytes))
    c.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`)
    return stream(c, async (out) => {
      for await (const part of blobs.range(id)) {
        if (out.aborted) return
        await out.write(part)
      }
    })
  })
}

import type { RetentionPreview } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { Hono } from 'hono'
import { z } from 'zod'
import { readForm } from '../../features/accounts/index.ts'
import { actorOf } from '../../features/audit/index.ts'
import { findSubjects, liftHold, listHolds, placeHold } from '../../features/holds/index.ts'
import { previewRetention } from '../../features/retention/index.ts'
import type { Database } from '../../platform/db/client.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

const days = z.coerce.number().int().min(1).max(36_500).optional()
const previewQuery = z.strictObject({ runs: days, documents: days, events: days })

const subjectQuery = z.strictObject({ kind: z.enum(['person', 'matter']), text: z.string().max(200).default('') })

const choose = 'Choose the user or matter to place the hold on.'
const newHold = z.strictObject({
  kind: z.enum(['person', 'matter'], choose),
  subjectId: z.string(choose).min(1, choose).max(100),
  reason: z
    .string('Enter the reason for the hold.')
    .trim()
    .min(1, 'Enter the reason for the hold.')
    .max(500, 'The reason is longer than 500 characters.'),
})

/** Legal holds, for administrators; at `/api/admin/holds`. */
export function holdRoutes({ db }: { db: Database }) {
  return new Hono<AppEnv>()
    .get('/', async (c) => c.json(await listHolds(db)))
    .get('/subjects', async (c) => {
      const query = subjectQuery.safeParse(c.req.query())
      if (!query.success) throw new CasewrightError('bad-input', choose)
      return c.json(await findSubjects(db, query.data.kind, query.data.text))
    })
    .post('/', async (c) => {
      const id = await placeHold(db, actorOf(c), await readForm(c, newHold))
      return c.json({ id }, 201)
    })
    .post('/:id/lift', async (c) => {
      await liftHold(db, actorOf(c), c.req.param('id'))
      return c.body(null, 204)
    })
}

/** What certain days would delete, for administrators; at `/api/admin/retention`. */
export function retentionRoutes({ db }: { db: Database }) {
  return new Hono<AppEnv>().get('/preview', async (c) => {
    const query = previewQuery.safeParse(c.req.query())
    if (!query.success)
      throw new CasewrightError('bad-input', 'Enter each period as whole days from 1 to 36,500, or leave it empty.')
    const { runs = null, documents = null, events = null } = query.data
    return c.json((await previewRetention(db, { runs, documents, events })) satisfies RetentionPreview)
  })
}

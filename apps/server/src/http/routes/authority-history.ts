import type { AuthorityHistory, PassageCitedBy } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { citedPassages, readHeldText } from '@casewright/law'
import { Hono } from 'hono'
import { z } from 'zod'
import { bodyAs } from '../../features/matters/index.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import type { LawDeps } from '../../research/law/index.ts'
import { historyOf } from '../../research/treatment/history.ts'
import { passageCitedBy } from '../../research/treatment/passage-cited-by.ts'

const place = z.coerce.number().int().min(0).max(100_000_000)
const passageQuery = z
  .object({
    start: place,
    end: place,
    pages: z
      .string()
      .regex(/^\d{1,5}(?:,\d{1,5}){0,9}$/)
      .optional(),
  })
  .refine(({ start, end }) => start < end && end - start <= 20_000)
const searched = z.strictObject({ text: z.string().trim().min(1).max(2000) })
const mostPassages = 6

/** What became of an authority, who cites one passage of it, and where it speaks of what was searched for. */
export function authorityHistoryRoutes({ library }: Pick<LawDeps, 'library'>) {
  const held = async (id: string) => {
    const found = await library.read(id)
    if (!found) throw new CasewrightError('not-found', 'This authority is not in the library.')
    return found
  }
  return (
    new Hono<AppEnv>()
      .get('/:id/history', async (c) => {
        signedIn(c)
        const { authority } = await held(c.req.param('id'))
        return c.json((await historyOf(library, authority)) satisfies AuthorityHistory)
      })
      .get('/:id/passage', async (c) => {
        signedIn(c)
        const query = passageQuery.safeParse(c.req.query())
        if (!query.success) throw new CasewrightError('bad-input', 'This passage cannot be looked for.')
        const { start, end, pages = '' } = query.data
        const { authority, text } = await held(c.req.param('id'))
        const passage = { start, end, pages: pages ? pages.split(',').map(Number) : [] }
        return c.json(
          (await passageCitedBy(library, authority, text, passage, c.req.raw.signal)) satisfies PassageCitedBy,
        )
      })
      // What is searched for is in no address, so that it is in no log.
      .post('/:id/passages', async (c) => {
        signedIn(c)
        const { text: statement } = await bodyAs(c, searched)
        const { authority, text } = await held(c.req.param('id'))
        const found = text
          ? citedPassages(readHeldText(text), { statement, authority: authority.id }, mostPassages)
          : []
        const passages = found
          .flatMap(({ passage }) => (passage ? [{ start: passage.anchor.start, end: passage.anchor.end }] : []))
          .sort((one, other) => one.start - other.start)
        return c.json({ passages })
      })
  )
}

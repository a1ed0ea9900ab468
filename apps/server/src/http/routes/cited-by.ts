import type { CitedBy } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { Hono } from 'hono'
import { z } from 'zod'
import { csvOf } from '../../platform/csv.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import type { LawDeps } from '../../research/law/index.ts'
import { citedBy } from '../../research/treatment/cited-by.ts'

const word = z.string().max(60).optional()
const year = z.coerce.number().int().min(1600).max(2200).optional()
const filters = z.object({
  treatment: word,
  depth: word,
  court: word,
  jurisdiction: word,
  from: year,
  to: year,
  binding: word,
  weight: z.enum(['binding', 'persuasive']).optional(),
  sort: z.enum(['gravest', 'newest']).optional(),
})
const listQuery = filters.extend({
  offset: z.coerce.number().int().min(0).max(20_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
})

/** As many as one table has. */
const mostExported = 5000

/** Who cites an authority of the library, and what each opinion does to it; under `/api/library`. */
export function citedByRoutes({ library }: Pick<LawDeps, 'library'>) {
  const held = async (id: string) => {
    const found = await library.read(id)
    if (!found) throw new CasewrightError('not-found', 'This authority is not in the library.')
    return found.authority
  }
  return new Hono<AppEnv>()
    .get('/:id/cited-by', async (c) => {
      signedIn(c)
      const query = read(listQuery, c.req.query())
      return c.json((await citedBy(library, await held(c.req.param('id')), query)) satisfies CitedBy)
    })
    .get('/:id/cited-by/export', async (c) => {
      signedIn(c)
      const query = read(filters, c.req.query())
      const authority = await held(c.req.param('id'))
      const { opinions } = await citedBy(library, authority, { ...query, limit: mostExported })
      c.header('content-type', 'text/csv; charset=utf-8')
      c.header('content-disposition', `attachment; filename="${fileNameOf(authority.citation)}.csv"`)
      return c.body(csvOf([columns, ...opinions.map(rowOf)]))
    })
}

function read<T>(schema: z.ZodType<T>, given: unknown): T {
  const query = schema.safeParse(given)
  if (!query.success)
    throw new CasewrightError('bad-input', `This filter cannot be used: ${String(query.error.issues[0]?.path[0])}.`)
  return query.data
}

/** Several may be open at once: 'cited-by-392-us-1'. */
const fileNameOf = (citation: string): string =>
  `cited-by-${citation
    .toLowerCase()
    .replace(/\./g, '')
    .replace(/[^a-z0-9]+/g, '-')}`.slice(0, 80)

const columns = [
  'Treatment',
  'By',
  'Case',
  'Citation',
  'Court',
  'Date',
  'Depth',
  'Times named',
  'Voice',
  'Words',
  'Weight',
]
const rowOf = ({
  kind,
  by,
  title,
  citation,
  court,
  date,
  depth,
  mentions,
  voice,
  sentence,
  binding,
}: CitedBy['opinions'][number]) => [
  kind,
  by ?? '',
  title,
  citation,
  court ?? '',
  date ?? '',
  depth,
  mentions,
  voice,
  sentence,
  binding === undefined ? '' : binding ? 'binding' : 'persuasive',
]

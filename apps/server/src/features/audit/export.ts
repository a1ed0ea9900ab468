import type { AuditEntry } from '@casewright/api'
import { csvOf } from '../../platform/csv.ts'
import type { Database } from '../../platform/db/client.ts'
import { type AuditFilter, matching } from './filter.ts'
import { withNames } from './read.ts'

const page = 1000

type Line = AuditEntry & {
  /** The link of the chain in hex, by which a log that was cut off later shows. */
  chain: string | null
}

/** The events that a filter lets through, as a file, the oldest first and a page at a time. */
export async function* exportEvents(
  db: Database,
  filter: AuditFilter,
  format: 'csv' | 'lines',
): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder()
  if (format === 'csv') yield encoder.encode(csvOf([columns]))
  for (let after = 0; ; ) {
    const lines = await linesAfter(db, filter, after)
    const last = lines.at(-1)
    if (!last) return
    after = last.id
    yield encoder.encode(lines.map(format === 'csv' ? asCsv : asJsonLine).join(''))
  }
}

async function linesAfter(db: Database, filter: AuditFilter, after: number): Promise<Line[]> {
  const rows = await db
    .selectFrom('auditEvent')
    .selectAll()
    .where(matching(filter))
    .where('id', '>', after)
    .orderBy('id')
    .limit(page)
    .execute()
  if (rows.length === 0) return []
  const [entries, links] = await Promise.all([
    withNames(db, rows),
    db
      .selectFrom('auditLink')
      .select(['eventId', 'chain'])
      .where(
        'eventId',
        'in',
        rows.map(({ id }) => id),
      )
      .execute(),
  ])
  const chains = new Map(links.map(({ eventId, chain }) => [eventId, chain.toString('hex')]))
  return entries.map((entry) => ({ ...entry, chain: chains.get(entry.id) ?? null }))
}

const asJsonLine = (line: Line) => `${JSON.stringify(line)}\n`

const columns = [
  'id',
  'at',
  'actorKind',
  'actorId',
  'actorName',
  'keyId',
  'address',
  'action',
  'subjectKind',
  'subjectId',
  'subjectName',
  'detail',
  'chain',
] as const satisfies (keyof Line)[]

const asCsv = (line: Line) => csvOf([columns.map((column) => cellOf(line[column]))])

const cellOf = (value: Line[keyof Line]): string | number =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : value

import type { ActorKind, AuditAction, AuditEntry, SubjectKind } from '@casewright/api'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/client.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { type AuditFilter, matching } from './filter.ts'

type Row = Selectable<Schema['auditEvent']>

/** Events of the audit log, newest first, a page at a time. `next` is what the page after asks for as `before`. */
export async function listEvents(
  db: Database,
  { limit, before, ...filter }: AuditFilter & { limit: number; before?: number },
): Promise<{ events: AuditEntry[]; next: number | null }> {
  const rows = await db
    .selectFrom('auditEvent')
    .selectAll()
    .where(matching(filter))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  return { events: await withNames(db, page), next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null }
}

/** The log has ids alone: names are looked up now, and whoever was erased has none. */
export async function withNames(db: Database, rows: readonly Row[]): Promise<AuditEntry[]> {
  const ids = rows.flatMap(({ actorId, subjectKind, subjectId }) => [
    ...(actorId ? [actorId] : []),
    ...(subjectKind === 'person' && subjectId ? [subjectId] : []),
  ])
  const people =
    ids.length === 0
      ? []
      : await db
          .selectFrom('person')
          .select(['id', 'name'])
          .where('id', 'in', [...new Set(ids)])
          .execute()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null))
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    actorKind: row.actorKind as ActorKind,
    action: row.action as AuditAction,
    subjectKind: row.subjectKind as SubjectKind | null,
    detail: row.detail as AuditEntry['detail'],
    actorName: nameOf(row.actorId),
    subjectName: row.subjectKind === 'person' ? nameOf(row.subjectId) : null,
  }))
}

import { CasewrightError } from '@casewright/core'
import { type ExpressionBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../platform/db/schema.ts'

const id = z.string().min(1).max(100)
const moment = z.iso.datetime({ offset: true })

/** What narrows the audit log down. */
const filter = {
  /** Who did it, or whom it is about. */
  person: id.optional(),
  action: z.string().max(100).optional(),
  /** The id of what it is about. */
  subject: id.optional(),
  from: moment.optional(),
  /** What was at this time does not count any more. */
  to: moment.optional(),
}

const listQuery = z.strictObject({
  ...filter,
  limit: z.coerce.number().int().min(1).max(200).default(50),
  before: z.coerce.number().int().positive().optional(),
})
const exportQuery = z.strictObject({ ...filter, format: z.enum(['csv', 'lines']) })

export type AuditFilter = { [Key in keyof typeof filter]?: z.output<(typeof filter)[Key]> }

const read = <T extends z.ZodType>(form: T, query: unknown): z.output<T> => {
  const parsed = form.safeParse(query)
  if (!parsed.success)
    throw new CasewrightError('bad-input', 'The audit log filter is not valid. Clear it and try again.')
  return parsed.data
}

export const readListQuery = (query: unknown) => read(listQuery, query)
export const readExportQuery = (query: unknown) => read(exportQuery, query)

/** The events that a filter lets through. */
export const matching =
  ({ person, action, subject, from, to }: AuditFilter) =>
  ({ eb, and, or }: ExpressionBuilder<Schema, 'auditEvent'>) =>
    and([
      ...(person ? [or([eb('actorId', '=', person), eb('subjectId', '=', person)])] : []),
      ...(action ? [eb('action', '=', action)] : []),
      ...(subject ? [eb('subjectId', '=', subject)] : []),
      ...(from ? [sql<boolean>`at >= ${from}::timestamptz`] : []),
      ...(to ? [sql<boolean>`at < ${to}::timestamptz`] : []),
    ])

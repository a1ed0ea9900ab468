/**
 * What the running application may do with tables, where it is another role than their owner. Nobody but the owner makes,
 * changes or empties one, switches a trigger off or takes a policy away.
 */
const rows = 'select, insert, update, delete'

/** With fewer rights than the other tables. */
const narrower: Record<string, string> = {
  migration: 'select',
  migration_lock: '',
  // Lines are added; the database itself links them.
  audit_event: 'select, insert',
  audit_link: 'select',
  legal_hold: 'select, insert, update (lifted_by, lifted_at)',
}

export const applicationRights = (table: string): string => narrower[table] ?? rows

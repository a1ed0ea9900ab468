import { sql } from 'kysely'

/**
 * What a person may read of runs, documents and saved documents: their own, and what lies in a matter that they are a
 * member of now. What is kept nowhere is its owner's alone. Who may change something is another question: its owner.
 */
export const readable = (table: 'run' | 'document' | 'keptDocument', personId: string) =>
  sql<boolean>`(
    ${sql.ref(`${table}.ownerId`)} = ${personId}
    or (
      ${sql.ref(`${table}.matterId`)} in (select matter_id from matter_member where person_id = ${personId})
      ${table === 'run' ? sql`and run.retain = 'history'` : sql``}
    )
  )`

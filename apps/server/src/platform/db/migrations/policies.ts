/**
 * Row security for a table: what a migration that makes a table of people's rows adds to its statements. While no person
 * is told to the database, the system reads and writes all rows; once one is, theirs alone. Released migrations are made
 * of this, so it is added to and never changed.
 */
export interface Rule {
  table: string
  /** A condition on a row: the told person may read it. */
  reads: string
  /** A condition on a row, before and after: the told person may change it, and remove it. */
  writes: string
  /** A condition on a new row, where it is another than `writes`. */
  adds?: string
  /** A condition on a row that is to go, where it is another than `writes`. */
  removes?: string
}

const system = '(select casewright_system())'
/** The person for whom the transaction is. */
export const told = '(select casewright_told())'
export const nobody = 'false'

/** Of a matter of which the told person is a member. */
export const inMatter = (column = 'matter_id') => `${column} = any (array(select casewright_my_matters()))`

/** Rows with a column that names whose they are. */
export const owned = (table: string, owner: string): Rule => ({
  table,
  reads: `${owner} = ${told}`,
  writes: `${owner} = ${told}`,
})

/** Such rows that can stand in a matter: its members read them, and the owner alone writes them. */
export const ownedInMatter = (table: string, owner: string): Rule => ({
  table,
  reads: `${owner} = ${told} or ${inMatter()}`,
  writes: `${owner} = ${told}`,
  adds: `${owner} = ${told} and (matter_id is null or ${inMatter()})`,
})

/** Rows that belong to one of another table: who reads that one reads them, and its owner alone writes them. */
export const partOf = (table: string, parent: string, reference: string): Rule => {
  const exists = (more = '') => `exists (select from ${parent} p where p.id = ${table}.${reference}${more})`
  return { table, reads: exists(), writes: exists(` and p.owner_id = ${told}`) }
}

/** The statements that let a table hold to its rule, its owner included. */
export const protect = ({ table, reads, writes, adds = writes, removes = writes }: Rule): string[] => [
  `alter table ${table} enable row level security, force row level security`,
  `create policy reads on ${table} for select using (${system} or ${reads})`,
  `create policy adds on ${table} for insert with check (${system} or ${adds})`,
  `create policy changes on ${table} for update using (${system} or ${writes})`,
  `create policy removes on ${table} for delete using (${system} or ${removes})`,
]

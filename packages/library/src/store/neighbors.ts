import { citationKeys } from '@casewright/law'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Neighbors, StoredAuthority } from '../types.ts'
import { authoritiesOf } from './find.ts'

const byNumber = new Intl.Collator('en-US', { numeric: true })

/** The sections before and after a section of a code, among those that the library has. None for a case. */
export async function neighborsOf(db: Database, { citation, kind }: StoredAuthority): Promise<Neighbors> {
  const none = { previous: null, next: null }
  if (kind === 'case') return none
  const [own] = citationKeys(citation)
  const within = own?.slice(0, own.lastIndexOf('/') + 1)
  if (!within) return none
  // '0' follows '/', so that these are all that begin so.
  const { rows } = await sql<{ key: string; work: number }>`
    select key, min(work) as work from authority_citation
    where key >= ${within} and key < ${`${within.slice(0, -1)}0`} and main group by key`.execute(db)
  const ordered = rows
    .filter(({ key }) => !key.slice(within.length).includes('/'))
    .sort((one, other) => byNumber.compare(one.key, other.key))
  const at = ordered.findIndex(({ key }) => key === own)
  const [before, after] = [ordered[at - 1]?.work, ordered[at + 1]?.work]
  const found = await authoritiesOf(
    db,
    [before, after].filter((work) => work !== undefined),
  )
  const one = (work: number | undefined) => (work === undefined ? undefined : found.get(work)) ?? null
  return { previous: one(before), next: one(after) }
}

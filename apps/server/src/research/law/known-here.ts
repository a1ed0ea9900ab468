import type { TreatmentFlag } from '@casewright/core'
import { treatmentsDue } from '@casewright/library'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/client.ts'
import { serverVersion } from '../../platform/version.ts'
import type { LawDeps } from './deps.ts'
import { createLaw } from './law.ts'

/**
 * What is known against each citation, by the library and the lists of this server alone: no source is asked. It is what
 * a citation check would say.
 */
export async function flagsHere(
  deps: LawDeps,
  citations: readonly string[],
  signal: AbortSignal,
): Promise<(TreatmentFlag | undefined)[]> {
  if (citations.length === 0) return []
  const law = createLaw({ ...deps, sources: [], leftOut: [] }, null, signal)
  return (await law.verify(citations)).checks.map(({ treatment }) => treatment)
}

/** Changes with what can change a flag: a release, a pack, an opinion that speaks against another, all read again. */
export async function stateOfTreatments(db: Database): Promise<{ state: string; isReading: boolean }> {
  const { rows } = await sql<{ state: string }>`
    select concat_ws(' ', ${await serverVersion()}::text,
      (select max(citing) from authority_treatment where against),
      (select extract(epoch from max(ended_at)) from library_import),
      (select min(reader) from treatment_read)) as state`.execute(db)
  const { isNew, isOld } = await treatmentsDue(db)
  return { state: rows[0]?.state ?? '', isReading: isNew || isOld }
}

import { completeCases } from '@casewright/library'
import type { Pack } from '@casewright/publishers'
import { starterPlan } from '../completion/plan.ts'
import type { LawLibraryDeps } from '../deps.ts'
import { type Piecewise, politely } from './politely.ts'

interface Completion extends Piecewise {
  packs: readonly Pack[]
}

/** Fetches the texts of the starter set's cases that the library lacks, one after the other. @throws DownloadError */
export async function completeStarter(
  deps: Pick<LawLibraryDeps, 'db' | 'library' | 'places'>,
  { packs, ...piecewise }: Completion,
): Promise<void> {
  const { now } = piecewise.progress
  const { cases, held } = await starterPlan(deps.db, packs)
  now.files = { done: held, of: held + cases.length }
  await completeCases(deps.db, deps.library, {
    cases,
    pack: piecewise.pack.id,
    options: politely(deps, piecewise),
    onCase(done, missing) {
      now.at = null
      now.files.done = held + done
      now.items = done - missing
      now.failures = missing
    },
  })
}

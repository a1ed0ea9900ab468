import type { ToolContext } from '@casewright/core/server'
import { lawAt } from '../../../research/law/law-at.ts'
import { namesFor } from '../../../research/law/names.ts'
import type { RunJob } from '../protocol.ts'
import type { Means } from './means.ts'
import { reasonAt } from './reason.ts'

/** Everything that a tool may touch, for one execution. */
export function contextOf(job: RunJob, means: Means): ToolContext {
  const { desk, teller, signal } = means
  const law = lawAt(desk, namesFor(job.sources))
  return {
    user: job.user,
    signal,
    log: { info: teller.info, warn: teller.warn },
    reason: job.models.length > 0 ? reasonAt(job.models, means, law) : null,
    law,
    web: { search: desk.searchWeb, read: desk.readPage },
    files: { documents: job.documents, read: desk.readFile },
    firm: { read: desk.readFirm, list: desk.listFirm },
    keep: { save: desk.keep },
    progress: teller.step,
    partial: teller.partial,
    provenance: teller.checks,
  }
}

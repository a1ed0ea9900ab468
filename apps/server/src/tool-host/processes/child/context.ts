import { type Account, budgetOf, type ToolContext, withCoverage } from '@casewright/core/server'
import { lawAt } from '../../../research/law/law-at.ts'
import { namesFor } from '../../../research/law/names.ts'
import type { RunJob } from '../protocol.ts'
import type { Means } from './means.ts'
import { reasonAt } from './reason.ts'

/** Everything that a tool may touch, for one execution. */
export function contextOf(job: RunJob, means: Means, account: Account): ToolContext {
  const { desk, teller, signal } = means
  const law = lawAt(desk, namesFor(job.sources), account.asked)
  const forModel = { verify: (citations: Parameters<typeof law.verify>[0]) => account.noting(law.verify(citations)) }
  const parts = {
    user: job.user,
    signal,
    log: { info: teller.info, warn: teller.warn },
    reason: job.models.length > 0 ? reasonAt(job.models, means, forModel, account) : null,
    ...(job.whyNoModel !== undefined && { whyNoModel: job.whyNoModel }),
    law,
    web: { search: desk.searchWeb, read: desk.readPage },
    files: { documents: job.documents, read: desk.readFile },
    firm: { read: desk.readFirm, list: desk.listFirm },
    office: desk.readOffice,
    progress: teller.step,
    partial: teller.partial,
    provenance: teller.checks,
    budget: budgetOf(account, job.budget, teller.budget),
  }
  return withCoverage(parts, account)
}

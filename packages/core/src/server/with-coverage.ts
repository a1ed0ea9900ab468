import { type Coverage, coverage as coverageSchema } from '../coverage.ts'
import type { Law } from '../law.ts'
import type { Reason } from '../reason/reason.ts'
import type { Account } from './account.ts'
import type { ToolContext } from './context.ts'

/** A context that keeps account of what passes through it: every host makes its contexts by this. */
export const withCoverage = (parts: Omit<ToolContext, 'coverage'>, account: Account): ToolContext => ({
  ...parts,
  reason: parts.reason && watchedReason(parts.reason, account),
  law: watchedLaw(parts.law, account),
  web: { search: (...question) => account.noting(parts.web.search(...question), 'The web'), read: parts.web.read },
  files: {
    documents: parts.files.documents,
    async read(id) {
      const text = await parts.files.read(id)
      const info = parts.files.documents.find((document) => document.id === id) ?? parts.files.documents[0]
      account.read(info?.id ?? '', info?.name ?? '', text)
      return text
    },
  },
  coverage: account.coverage,
})

const watchedLaw = (law: Law, account: Account): Law => ({
  search: (...question) => {
    account.searched()
    return account.noting(law.search(...question))
  },
  lookup: (citation) => account.noting(law.lookup(citation)),
  async verify(citations) {
    const answer = await account.noting(law.verify(citations))
    account.checked(answer.checks)
    return answer
  },
  read: (...wanted) => account.noting(law.read(...wanted)),
  citing: law.citing,
})

const watchedReason =
  (reason: Reason, account: Account): Reason =>
  async (request) => {
    const reasoned = await reason(request)
    account.answered()
    return reasoned
  }

/** A result with its coverage put right: who was asked is what the context saw, whatever the tool says of it. */
export function settled(output: unknown, account: Account): unknown {
  const said = (output as { coverage?: unknown } | null | undefined)?.coverage
  if (!coverageSchema.safeParse(said).success) return output
  const { sourcesAsked: _, basis, ...rest } = said as Coverage
  const seen = account.coverage({ usesModel: basis === 'model' })
  const { sourcesAsked } = seen
  return {
    ...(output as object),
    coverage: { ...rest, basis: seen.basis, ...(sourcesAsked && { sourcesAsked }) },
  }
}

import type { CitationCheck } from '@casewright/core'
import type { Library } from '@casewright/library'
import { createLog } from '../src/platform/log/log.ts'
import { createLaw, type LawDeps } from '../src/research/law/index.ts'
import { wordsAlone } from '../src/research/meaning/index.ts'

/** Checks citations against a library with no source beside it. */
export function verifierOf(library: Library) {
  const deps: LawDeps = {
    library,
    sources: [],
    leftOut: [],
    meaning: wordsAlone('No embedding model is set up.'),
    keep: async () => {},
    // Nobody is asked: there is no source.
    egress: undefined as never,
    log: createLog('silent'),
    timeout: 1000,
    background() {},
  }
  const law = createLaw(deps, null, new AbortController().signal)
  return async (citation: string, quotations: string[] = []): Promise<CitationCheck | undefined> =>
    (await law.verify([{ citation, quotations }])).checks[0]
}

import type { Law } from '@casewright/core'
import type { Who } from '../../platform/egress/index.ts'
import type { LawDeps } from './deps.ts'
import { createLawDesk } from './desk.ts'
import { lawAt } from './law-at.ts'
import { namesFor, titlesOf } from './names.ts'

/** The law for one person's run. @param onAsked told of who was asked, for the run's provenance */
export const createLaw = (
  deps: LawDeps,
  who: Who,
  signal: AbortSignal,
  onAsked?: (sources: readonly string[]) => void,
): Law => lawAt(createLawDesk(deps, who, signal, onAsked), namesFor(titlesOf(deps.sources)))

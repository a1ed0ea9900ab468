import { doubtOfNominative } from '@casewright/law'
import type { Judged } from './status.ts'
import type { Written } from './written.ts'

/** '5 U.S. (2 Cranch) 137' names two volumes: whichever of them a source has, it is not right as it is written. */
export function withNominative(judged: Judged, { nominative }: Written): Judged {
  const doubt = nominative ? doubtOfNominative(nominative.volume, nominative.words) : null
  const { check } = judged
  if (!doubt || check.status === 'not-found') return judged
  return {
    ...judged,
    check: {
      ...check,
      status: 'mismatch',
      reason: `${check.found ? 'The citation exists' : 'No source that was searched has it'}, but it names two different volumes: ${doubt.found.replace(/\.$/, '')}.`,
      differences: [...(check.differences ?? []), doubt],
    },
  }
}

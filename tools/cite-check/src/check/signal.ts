import type { CitedPlace } from '@casewright/law'
import type { CheckedCitation } from '../output.ts'

const contrary = /^(?:but\b|contra\b)/i
const comparing = /^(?:cf\b|compare\b)/i

/** Whether a citation is given for what says otherwise. */
export const isContrary = ({ citation }: CitedPlace): boolean =>
  'signal' in citation && citation.signal !== null && contrary.test(citation.signal)

/** The signal before a citation, and what it says of the authority: a contrary one is told in the reason as well. */
export function withSignal(citation: CheckedCitation, { citation: cited }: CitedPlace): CheckedCitation {
  const written = 'signal' in cited ? cited.signal : null
  if (!written) return citation
  const meaning = contrary.test(written) ? 'contrary' : comparing.test(written) ? 'compares' : 'supports'
  const reason =
    meaning === 'contrary' ? `${citation.reason} It is cited as contrary authority (“${written}”).` : citation.reason
  return { ...citation, reason, signal: { written, meaning } }
}

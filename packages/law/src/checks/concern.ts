import { contractKinds, type DocumentKind } from '../kinds/sign.ts'
import type { Concern, DocumentCheck } from './check.ts'

const filed: readonly DocumentKind[] = ['complaint', 'answer', 'motion', 'brief', 'memorandum-of-law']
const letters: readonly DocumentKind[] = ['letter', 'demand-letter']

/** Under what a document of a kind is checked. */
export const concernOf = (kind: DocumentKind): Concern => {
  if (contractKinds.includes(kind)) return 'contract'
  if (letters.includes(kind)) return 'letter'
  return filed.includes(kind) ? 'brief' : 'any'
}

/** Whether a check looks at documents of a kind. */
export const asksFor = (check: DocumentCheck, kind: DocumentKind): boolean =>
  (check.concerns.includes('any') || check.concerns.includes(concernOf(kind))) &&
  (check.kinds === undefined || check.kinds.includes(kind))

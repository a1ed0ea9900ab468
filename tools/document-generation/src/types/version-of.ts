import { createHash } from 'node:crypto'
import type { Template } from '@casewright/templates'

/** Tells one state of a template from another: a run says by it what its document was made of. */
export const versionOf = (template: Template): string =>
  createHash('sha256').update(JSON.stringify(template)).digest('hex').slice(0, 12)

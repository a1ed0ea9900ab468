import type { CheckedDocument, DocumentCheck } from '../../check.ts'

/** A check that tells that something is missing, where `lacks` says so. */
export const missing = (
  check: Omit<DocumentCheck, 'find'>,
  lacks: (document: CheckedDocument) => boolean,
): DocumentCheck => ({ ...check, find: (document) => (lacks(document) ? [{ start: 0, end: 0 }] : []) })

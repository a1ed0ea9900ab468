import type { Anchor, CitationCheck, CitationStatus, Coverage, Finding, Severity } from '@casewright/core/client'
import type { SchemaNode } from '../json-schema/json-schema.ts'

/** The contract's own shapes, told from any other JSON by what they hold. */
type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isAnchor = (value: unknown): value is Anchor =>
  isObject(value) && typeof value.words === 'string' && typeof value.start === 'number' && typeof value.end === 'number'

export const isSeverity = (value: unknown): value is Severity =>
  value === 'high' || value === 'medium' || value === 'low'

export const isFinding = (value: unknown): value is Finding =>
  isObject(value) &&
  typeof value.check === 'string' &&
  typeof value.message === 'string' &&
  isSeverity(value.severity) &&
  Array.isArray(value.anchors)

const statuses: readonly unknown[] = ['verified', 'mismatch', 'ambiguous', 'not-found', 'unchecked']
export const isCitationStatus = (value: unknown): value is CitationStatus => statuses.includes(value)

export const isCitationCheck = (value: unknown): value is CitationCheck =>
  isObject(value) &&
  typeof value.text === 'string' &&
  typeof value.reason === 'string' &&
  isCitationStatus(value.status)

export const isCoverage = (value: unknown): value is Coverage =>
  isObject(value) &&
  (value.basis === 'evidence' || value.basis === 'model') &&
  ['pages', 'pagesRead', 'sourcesAsked', 'citations', 'notes'].some((key) => key in value)

/** Whether somewhere in it stands something that was found rather than written. */
export const holdsEvidence = (value: unknown): boolean => {
  if (isAnchor(value) || isFinding(value) || isCitationCheck(value)) return true
  if (Array.isArray(value)) return value.some(holdsEvidence)
  return isObject(value) && Object.values(value).some(holdsEvidence)
}

/** Nothing to show: null, no words, no entries, or only such. */
export const isBlank = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.every(isBlank)
  return isObject(value) && Object.values(value).every(isBlank)
}

export const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** Fits in a cell or beside its name. */
export const isShort = (value: unknown) => typeof value !== 'string' || (value.length <= 60 && !value.includes('\n'))

/** Whether a schema offers exactly high, medium and low. */
export const offersSeverity = ({ enum: offered }: SchemaNode) => offered?.length === 3 && offered.every(isSeverity)

export { type CourtPaperByParts, courtPaperByParts } from './by-parts.ts'
export { type CourtField, type CourtFieldName, courtFieldNames } from './field.ts'
export { type Prevailing, prevailing } from './winner.ts'

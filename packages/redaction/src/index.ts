export { findPersonalData } from './find.ts'
export { type Kind, kinds, type Span } from './kinds.ts'
export { createRedactor } from './redactor.ts'
export { mapStrings } from './restore-deep.ts'

export { type FindOptions, findPersonalData } from './find.ts'
export { type Kind, kinds, type Span } from './kinds.ts'
export { createRedactor, type Redactor, type Replaced } from './redactor.ts'
export type { RestoreStream } from './restore.ts'

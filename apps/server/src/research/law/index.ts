export type { LawDeps } from './deps.ts'
export { createKeeper } from './keep.ts'
export { createLaw } from './law.ts'

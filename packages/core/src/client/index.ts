export { CasewrightError, errorCodes } from '../errors.ts'
export type * from '../index.ts'
export { hasEnded } from '../run.ts'
export * from './panel.ts'

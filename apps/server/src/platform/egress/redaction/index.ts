export { createRedactor } from './redactor.ts'
export { mapStrings } from './restore-deep.ts'

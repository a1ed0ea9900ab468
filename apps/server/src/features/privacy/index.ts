export { readEntries } from './entries.ts'

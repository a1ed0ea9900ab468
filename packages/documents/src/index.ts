export type { ReadStep } from './job.ts'
export { defaultLimits, type ReadLimits } from './limits.ts'
export { type DocumentSource, type ReadOptions, readDocument } from './read-document.ts'
export { type Sniffed, sniffKind } from './sniff/sniff-kind.ts'

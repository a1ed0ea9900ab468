export { type ConnectedSource, chooseSources, type LeftOutSource, leftOutSources } from './choose.ts'
export type { LegalSource, Looked, SourceAuthority, SourceHit } from './source.ts'

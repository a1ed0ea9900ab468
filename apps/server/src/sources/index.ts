export { type ConnectedSource, chooseSources } from './choose.ts'
export type { LegalSource, Looked, SourceAuthority, SourceHit } from './source.ts'

import type { NewAuthority } from '../types.ts'

/** What an importer makes of a row or section: an authority, or a bad row with the reason. */
export type Item = { authority: NewAuthority } | { rejected: string; row: unknown }

import type { DocumentKind } from '../../kinds/sign.ts'

/** Texts for one check: those in which it finds something, and near misses in which it must not. */
export interface Cases {
  /** The kind that the texts are read as; a contract where none is given. */
  kind?: DocumentKind
  hits: readonly string[]
  misses: readonly string[]
}
export type CaseTable = Readonly<Record<string, Cases>>

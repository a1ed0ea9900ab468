import type { TreatmentFlag } from '@casewright/core'
import type { Vault } from '../../platform/vault/vault.ts'

/** A flag, from none to the worst. */
export const levels = ['none', 'amber', 'red'] as const
export type Level = (typeof levels)[number]

export const levelOf = (flag: Pick<TreatmentFlag, 'flag'> | undefined): Level => flag?.flag ?? 'none'

/** A citation that is watched, as it was written. */
export interface WatchedCitation {
  text: string
  /** What the owner knows: what the report said, or what was known when the document was saved. */
  known: Level
  /** What is known now, and in what words. */
  now: Level
  says?: string
}

/** Where the citations of one report or document are sealed. */
export const watchSeal = (vault: Vault, id: string) => ({
  seal: (citations: readonly WatchedCitation[]) => vault.sealJson(`treatment.watch:${id}`, citations),
  open: (sealed: Buffer): WatchedCitation[] => vault.openJson(`treatment.watch:${id}`, sealed),
})

export const isWorse = ({ known, now }: WatchedCitation): boolean => levels.indexOf(now) > levels.indexOf(known)

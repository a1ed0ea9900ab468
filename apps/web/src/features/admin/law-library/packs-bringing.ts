import type { LawLibrary, LawPack } from '@casewright/api/client'
import type { LackedLaw } from '@casewright/core/client'

/** How a part of the law that is lacked can be had. */
export interface WayToAdd extends LackedLaw {
  /** Packs that are not held and have some of it. */
  packs: LawPack[]
  /** The only one of them, if it can be added now. */
  only: LawPack | null
  isComing: boolean
}

/** What can be added for each part of the law that is lacked. */
export function waysToAdd(lacks: readonly LackedLaw[], { packs, work }: Pick<LawLibrary, 'packs' | 'work'>) {
  const isAtWork = new Set(work.map(({ pack }) => pack))
  return lacks.map((lack): WayToAdd => {
    const bringing = packs.filter(({ held, brings }) => !held && brings.includes(lack.id))
    const [first] = bringing
    return {
      ...lack,
      packs: bringing,
      only: bringing.length === 1 && first && first.from.length > 0 ? first : null,
      isComing: bringing.some(({ id }) => isAtWork.has(id)),
    }
  })
}

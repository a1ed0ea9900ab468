import type { Sentence } from '../../sentences/sentences.ts'
import type { CheckedDocument, Hit } from '../check.ts'
import { once } from '../reading/once.ts'
import { readingOf } from '../reading/prose.ts'
import { actorOf } from '../reading/sides.ts'
import { tellings } from './index.ts'
import { type Telling, tellingIn } from './telling.ts'

/** The sentences of a document that tell what a check finds, by its id. */
const toldOf = once((document): ReadonlyMap<string, readonly Sentence[]> => {
  const found = new Map<string, Sentence[]>()
  for (const sentence of readingOf(document).binding)
    for (const [id, ways] of Object.entries(tellings)) {
      if (tellingIn(ways, sentence)) found.set(id, [...(found.get(id) ?? []), sentence])
    }
  return found
})

/** Whether one side alone does it: it is told who, and nobody else does the same in another sentence. */
const isOneSided = (document: CheckedDocument, act: RegExp, told: readonly Sentence[]): boolean => {
  const actors = told.map((sentence) => actorOf(document, sentence, act))
  return !actors.includes('mutual') && new Set(actors.flatMap((actor) => actor ?? [])).size === 1
}

/**
 * The sentences that tell what a check finds, in whatever order of words. `others`: what the check found by its own words,
 * which says with them whether one side alone is bound.
 */
export const toldIn = (
  id: string,
  document: CheckedDocument,
  others: readonly Sentence[] = [],
): readonly Sentence[] => {
  const told = toldOf(document).get(id) ?? []
  const act = tellings[id]?.find(({ who }: Telling) => who)?.who
  if (told.length === 0 || !act) return told
  return isOneSided(document, act, [...new Set([...told, ...others])]) ? told : []
}

/** Whether a place tells what its finding says by families of words, so that no word of its own need be there. */
export const isToldAt = (id: string, document: CheckedDocument, { start, end }: Hit): boolean =>
  (toldOf(document).get(id) ?? []).some((sentence) => sentence.start === start && sentence.end === end)

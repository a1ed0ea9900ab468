import type { Sentence } from '../../sentences/sentences.ts'
import { type Span, trimmed } from '../../span/span.ts'
import type { CheckedDocument, Hit } from '../check.ts'
import { once } from '../reading/once.ts'
import { readingOf } from '../reading/prose.ts'
import { actorOf } from '../reading/sides.ts'
import { tellings } from './index.ts'
import { itemsOf, type Telling, tellingItem } from './telling.ts'

/** Words that tell what a check finds: a sentence, or the one item of its list that does. */
interface Told extends Span {
  sentence: Sentence
}

/** The place of an item within its sentence as it stands in the document; the sentence where their parts differ. */
const placeOf = ({ text }: CheckedDocument, sentence: Sentence, item: number): Span => {
  const raw = itemsOf(text.slice(sentence.start, sentence.end))
  if (raw.length !== itemsOf(sentence.text).length || raw.length < 2) return sentence
  const from = sentence.start + raw.slice(0, item).reduce((length, words) => length + words.length + 1, 0)
  // 'Each of these is a default: (a) …': what leads in belongs to every item.
  const lead = item === 0 ? (raw[0] ?? '').lastIndexOf(':') + 1 : 0
  return trimmed(text, from + lead, from + (raw[item] ?? '').length)
}

/** The words of a document that tell what a check finds, by its id. */
const toldOf = once((document): ReadonlyMap<string, readonly Told[]> => {
  const found = new Map<string, Told[]>()
  for (const sentence of readingOf(document).binding)
    for (const [id, ways] of Object.entries(tellings)) {
      const item = tellingItem(ways, sentence)
      if (item !== undefined)
        found.set(id, [...(found.get(id) ?? []), { sentence, ...placeOf(document, sentence, item) }])
    }
  return found
})

/** Whether one side alone does it: it is told who, and nobody else does the same in another sentence. */
const isOneSided = (document: CheckedDocument, act: RegExp, told: readonly Sentence[]): boolean => {
  const actors = told.map((sentence) => actorOf(document, sentence, act))
  return !actors.includes('mutual') && new Set(actors.flatMap((actor) => actor ?? [])).size === 1
}

/**
 * The places that tell what a check finds, in whatever order of words. `others`: the sentences that it found by its own
 * words, which are no place a second time, and say with these whether one side alone is bound.
 */
export const toldIn = (id: string, document: CheckedDocument, others: readonly Sentence[] = []): readonly Hit[] => {
  const told = toldOf(document).get(id) ?? []
  if (told.length === 0) return []
  const act = tellings[id]?.find(({ who }: Telling) => who)?.who
  const sentences = [...new Set([...told.map(({ sentence }) => sentence), ...others])]
  if (act && !isOneSided(document, act, sentences)) return []
  return told.filter(({ sentence }) => !others.includes(sentence)).map(({ start, end }) => ({ start, end }))
}

/** Whether a place tells what its finding says by families of words, so that no word of its own need be there. */
export const isToldAt = (id: string, document: CheckedDocument, { start, end }: Hit): boolean =>
  (toldOf(document).get(id) ?? []).some(
    (told) =>
      (told.start === start && told.end === end) || (told.sentence.start === start && told.sentence.end === end),
  )

import { slotOf } from './classes.ts'
import type { Joint, Parts } from './parts.ts'
import type { Place } from './place.ts'
import { sentenceEnds } from './sentences.ts'
import type { Words } from './words.ts'

/** Why the parts at a gap cannot be told from the same words elsewhere; null where each has enough words to be found once. */
export function tooFewWords(
  text: Words,
  { parts, joints }: Pick<Parts, 'parts' | 'joints'>,
  at: number,
  places: readonly (readonly Place[])[],
  gap: Place,
): string | null {
  for (const part of [at - 1, at]) {
    const words = parts[part]?.words ?? []
    if (
      words.length === 1 &&
      !isHeld(joints[part]) &&
      !isHeld(joints[part + 1]) &&
      !isTelling(text, words[0] ?? '', places[part] ?? [], gap)
    )
      return 'A part of one word cannot be distinguished from the same word elsewhere.'
  }
  const again = places[at]?.some(({ from }) => from > gap.to && from < gap.from + 120)
  const few = (parts[at]?.words.length ?? 0) < 4 && gap.to - gap.from > 60
  return again && few ? 'A part has too few words to be found once.' : null
}

/** Words in brackets hold a part to its neighbor. */
const isHeld = (joint: Joint | undefined) => joint?.substitute !== undefined && !joint.ellipsis

const near = 30

/** One word is enough where it is no common one, stands once near, and in the sentence of the words around it. */
const isTelling = (text: Words, word: string, places: readonly Place[], gap: Place): boolean =>
  word.length > 4 &&
  slotOf(word) === null &&
  sentenceEnds(text, gap.from - 1, gap.to) === 0 &&
  places.filter(({ from }) => from > gap.from - near && from < gap.to + near).length === 1

import type { Segment } from '../index/segments.ts'
import type { Passage } from './texts.ts'

/** What is shown of a document that no words were looked for in: the beginning of its text, else its card. */
export const firstUnitOf = ({ firstUnit }: Segment, slot: number): number => {
  const card = firstUnit[slot] as number
  return (firstUnit[slot + 1] as number) > card + 1 ? card + 1 : card
}

/** The beginning of the text of an authority that was named by its citation; nothing where the library has no text. */
export function beginningOf(segments: readonly Segment[], work: number): Passage | undefined {
  for (const segment of segments)
    for (let slot = segment.works.indexOf(work); slot >= 0; slot = segment.works.indexOf(work, slot + 1)) {
      const unit = firstUnitOf(segment, slot)
      if (!segment.gone[slot] && segment.unitLength[unit]) return { segment, slot, unit }
    }
}

/** The card of a work, which says what is known of it. */
export function cardOf(segments: readonly Segment[], work: number): Passage | undefined {
  for (const segment of segments) {
    const slot = segment.works.findIndex((one, at) => one === work && !segment.gone[at])
    if (slot >= 0) return { segment, slot, unit: segment.firstUnit[slot] as number }
  }
}

import { type Model, partOf } from '../../src/checks/harsh/learned/model.ts'
import { learn, type Row } from './learn.ts'

/** A text to learn from: of which kind it is, or 'fair'. */
export interface Lesson {
  slots: readonly number[]
  kind: string
  /** It is a sentence that agreements commonly have, and no written example. */
  isUsual?: true
}

const settings = { rounds: 12, rate: 0.3, decay: 1e-5 }
const ofKinds = { rounds: 12, rate: 1, decay: 5e-5 }

/** Below this many texts a sign teaches nothing of others. */
const fewest = 2
const fewestOfKind = 3
const usualRarity = 7

const countsOf = (lessons: readonly Lesson[]): Map<number, number> => {
  const counts = new Map<number, number>()
  for (const { slots } of lessons) for (const slot of slots) counts.set(slot, (counts.get(slot) ?? 0) + 1)
  return counts
}

/**
 * Learns whether a text is harsh from the written examples, whether it is unlike what is usual from all lessons, and of
 * which kind it is from those that are harsh. Signs of the harsh stand first,
 * as only they say of which kind a text is.
 */
export const train = (lessons: readonly Lesson[]): Model => {
  const written = lessons.filter(({ isUsual }) => !isUsual)
  const ofHarsh = lessons.filter(({ kind }) => kind !== 'fair')
  const kinds = [...new Set(ofHarsh.map(({ kind }) => kind))].toSorted()
  const [often, amongWritten, amongHarsh] = [countsOf(lessons), countsOf(written), countsOf(ofHarsh)]
  const teaches = (slot: number) => (amongHarsh.get(slot) ?? 0) >= fewestOfKind
  const slots = [...often].flatMap(([slot, count]) => (count >= fewest ? [slot] : []))
  const first = slots.filter(teaches)
  const all = [...first, ...slots.filter((slot) => !teaches(slot))]
  const rowOf = new Map(all.map((slot, row) => [slot, row]))
  // A sign that few texts have counts more.
  const rarity = all.map((slot) => Math.log((1 + written.length) / (1 + (amongWritten.get(slot) ?? 0))) / usualRarity)
  const asRow = ({ slots: own }: Lesson, right: number, most = all.length): Row => ({
    parts: own.flatMap((slot) => {
      const row = rowOf.get(slot) ?? most
      return row < most ? [{ row, part: partOf(own.length) * (rarity[row] as number) }] : []
    }),
    right,
  })
  const withRarity = (weights: Float32Array, each = 1) =>
    weights.map((weight, at) => weight * (rarity[Math.floor(at / each)] as number))
  const whether = (from: readonly Lesson[]) => {
    const counts = countsOf(from)
    const { weights, base } = learn(
      from.map((lesson) => asRow(lesson, lesson.kind === 'fair' ? 0 : 1)),
      all.map((slot) => counts.get(slot) ?? 1),
      1,
      settings,
    )
    return { weights: withRarity(weights), base: base[0] as number }
  }
  const which = learn(
    ofHarsh.map((lesson) => asRow(lesson, kinds.indexOf(lesson.kind), first.length)),
    first.map((slot) => amongHarsh.get(slot) ?? 1),
    kinds.length,
    ofKinds,
  )
  return {
    rowOf,
    harsh: whether(written),
    unusual: whether(lessons),
    kinds,
    ofKind: withRarity(which.weights, kinds.length),
  }
}

import type { Paragraph } from '../scan/model.ts'
import type { Step } from './plan.ts'

const sentenceEnd = /[.!?;:]["”’')\]]{0,3}\s{0,4}$/
const sentenceStart = /(?:^|[.!?;:)\]"”’'])\s{0,4}$/

/** What becomes of the marks of notes among words that go. */
export interface NoteMarks {
  steps: Step[]
  /** Whether a mark stays although words around it go or are others. */
  stays: boolean
}

/**
 * The same steps with the marks of notes that go along: those within words that are struck, and within or right behind
 * a sentence that goes without another in its place. A mark among words that are others now stays.
 */
export function withNoteMarks(steps: readonly Step[]): NoteMarks {
  let stays = false
  const isStruck = !steps.some(({ kind }) => kind === 'put')
  const result = steps.map((step): Step => {
    if (step.kind !== 'delete' || step.from >= step.to) return step
    const { paragraph, from, to } = step
    const isReplaced = steps.some(
      (one) => one.kind === 'put' && one.paragraph === paragraph && one.at >= from && one.at <= to,
    )
    const isSentence =
      sentenceEnd.test(paragraph.text.slice(from, to)) &&
      sentenceStart.test(paragraph.text.slice(Math.max(0, from - 12), from))
    const isWhole = isSentence && !isReplaced
    const marks = markPlaces(paragraph).filter((at) => at > from && (at < to || (at === to && isWhole)))
    if (marks.length === 0) return step
    if (isStruck || isWhole) return { ...step, notes: marks }
    stays = true
    return step
  })
  return { steps: result, stays }
}

/** Where the marks of notes stand in a paragraph: behind the character before an offset. */
export function markPlaces({ runs }: Paragraph): number[] {
  const places: number[] = []
  for (const run of runs) {
    let at = run.from
    for (const { kind, text } of run.items) {
      if (kind === 'note' && !run.fixed) places.push(at)
      at += text.length
    }
  }
  return places
}

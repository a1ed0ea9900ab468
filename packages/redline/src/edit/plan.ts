import type { Paragraph, Part, Run } from '../scan/model.ts'
import type { Places } from '../text/places.ts'
import { wordChanges } from '../text/word-diff.ts'
import { isAmong, isBeside, isMade, isOnHeldLine } from './held.ts'
import { endIsTracked, propertiesOf } from './marks.ts'
import type { Put } from './paragraph-edit.ts'
import type { Hand } from './writer.ts'

/** Why a rewrite cannot be made where it is. */
export type Refusal =
  | 'number'
  | 'symbol'
  | 'field'
  | 'control'
  | 'their-change'
  | 'margin'
  | 'locked'
  | 'ruby'
  | 'cells'
  | 'note'
  | 'not-found'

/** A step of a rewrite within one paragraph. */
export type Step =
  | {
      kind: 'delete'
      paragraph: Paragraph
      from: number
      to: number
      /** Places of the marks of notes that go along. */
      notes?: number[]
    }
  | { kind: 'put'; paragraph: Paragraph; at: number; puts: Put[] }
  | { kind: 'join'; paragraph: Paragraph }

export interface Rewrite extends Hand {
  /** Offsets into the text as it was read. With `start === end` the words are put in. */
  start: number
  end: number
  text: string
  /** Of a clause that is put in: its lines, where they are to look like lines of the document. */
  lines?: readonly ClauseLine[] | undefined
}

/** A paragraph to be. Offsets are into the text as it was read. */
export interface ClauseLine {
  /** The paragraph whose style and numbering it takes; none: the one before it. */
  like?: number | undefined
  /** Its words, and what they look like: as the words at an offset, or as most of that paragraph. */
  parts: readonly { text: string; as?: number | undefined; isNumber?: boolean | undefined }[]
}

/** The steps of a rewrite, or the reason why there are none: it is made as a whole or not at all. */
export function planRewrite(
  text: string,
  rewrite: Rewrite,
  places: Places,
  partOf: (paragraph: Paragraph) => Part,
): Step[] | Refusal {
  const steps: Step[] = []
  for (const change of wordChanges(text.slice(rewrite.start, rewrite.end), rewrite.text)) {
    const start = rewrite.start + change.start
    const end = rewrite.start + change.end
    const made = planChange(text, { start, end, text: change.text }, rewrite, places, partOf)
    if (typeof made === 'string') return made
    steps.push(...made)
  }
  return steps
}

/** The steps of one change of words, or the reason why there are none. */
export function planChange(
  text: string,
  { start, end, text: words }: { start: number; end: number; text: string },
  { author, date }: Hand,
  places: Places,
  partOf: (paragraph: Paragraph) => Part,
): Step[] | Refusal {
  const stretches = stretchesOf(text, start, end, places)
  if (typeof stretches === 'string') return stretches
  const steps: Step[] = []
  for (const [index, { paragraph, from, to }] of stretches.entries()) {
    const fixed =
      paragraph.fixed ?? runsIn(paragraph, from, to).find((run) => !goesAlong(paragraph, run, from, to))?.fixed
    if (fixed) return fixed
    steps.push({ kind: 'delete', paragraph, from, to })
    const next = stretches[index + 1]?.paragraph
    if (!next) continue
    if (!followOn(paragraph, next) || endIsTracked(partOf(paragraph), paragraph)) return 'cells'
    steps.push({ kind: 'join', paragraph })
  }
  if (words === '') return steps
  const last = stretches.at(-1)
  // Words before a number that Word makes would come behind it.
  if (!last && /^\s*\S/.test(text.slice(start, start + 20)) && isMade(text, start, places)) return 'number'
  if (!last && !isBeside(text, start, places)) return 'not-found'
  const place = last ? { paragraph: last.paragraph, at: last.to } : places.at(start)
  if (!place) return 'not-found'
  const { paragraph, at } = place
  const fixed = paragraph.fixed ?? enclosing(paragraph, at)
  if (fixed) return fixed
  const part = partOf(paragraph)
  const canSplit = canBreak(paragraph, at) && !endIsTracked(part, paragraph)
  // Numbered like the one that it ends, a new paragraph would take the next number and shift those that follow.
  const isUnnumbered = places.isLabelled(paragraph)
  const isLine = isUnnumbered && (!canSplit || propertiesOf(part, paragraph).includes('<w:pPrChange'))
  const lines = isLine ? [words] : words.split('\n')
  if (lines.length > 1 && !canSplit) return 'cells'
  const look = lookAt(paragraph, last ? last.from : at, !!last)
  const hand = { author, date }
  const puts = lines.flatMap((line, index): Put[] => [
    ...(index > 0 ? [{ kind: 'break' as const, hand, ...(isUnnumbered && { isUnnumbered }) }] : []),
    ...(line === '' ? [] : [{ kind: 'words' as const, text: line, look, hand }]),
  ])
  return [...steps, { kind: 'put', paragraph, at, puts }]
}

/** What is between two offsets, by paragraph. Refused where a sign is not in the file, as a number that Word makes. */
function stretchesOf(text: string, start: number, end: number, places: Places) {
  const stretches: { paragraph: Paragraph; from: number; to: number }[] = []
  for (let at = start; at < end; at++) {
    const place = places.character(at)
    if (!place) {
      if (/[^\s\u00ad\u200b-\u200d]/.test(text[at] ?? ''))
        return isAmong(at, places) ? 'symbol' : isOnHeldLine(text, at, places) ? 'number' : 'not-found'
      continue
    }
    const last = stretches.at(-1)
    if (last?.paragraph === place.paragraph) last.to = place.at + 1
    else stretches.push({ paragraph: place.paragraph, from: place.at, to: place.at + 1 })
  }
  const [first, last] = [places.at(start), places.at(end)]
  if (stretches.length === 0) {
    // White space: between words it goes as well; between paragraphs it is their end.
    if (end <= start) return []
    if (first && last && first.paragraph === last.paragraph && first.at < last.at)
      return [{ paragraph: first.paragraph, from: first.at, to: last.at }]
    const [before, after] = [places.before(start), places.after(end)]
    if (!before || !after || before.paragraph === after.paragraph) return []
    return [
      { paragraph: before.paragraph, from: before.at, to: before.paragraph.text.length },
      { paragraph: after.paragraph, from: 0, to: after.at },
    ]
  }
  const [head, tail] = [stretches[0], stretches.at(-1)]
  if (head && first?.paragraph === head.paragraph) head.from = Math.min(head.from, first.at)
  if (tail && last?.paragraph === tail.paragraph) tail.to = Math.max(tail.to, last.at)
  return stretches
}

const runsIn = ({ runs }: Paragraph, from: number, to: number): Run[] =>
  runs.filter((run) => run.from < to && run.to > from)

/** Whether a run can be deleted: a field only with words around it, since a new result alone is Word's to make. */
function goesAlong({ runs }: Paragraph, { fixed, outer }: Run, from: number, to: number): boolean {
  if (!fixed) return true
  const field = runs.filter(
    (run) => run.outer === outer || (run.outer.start === outer.start && run.outer.end === outer.end),
  )
  const [first, last] = [field[0]?.from ?? 0, field.at(-1)?.to ?? 0]
  return (
    fixed === 'field' && field.every(({ nested }) => !nested) && from <= first && last <= to && to - from > last - first
  )
}

/** Whether a place is inside of one thing that cannot be entered. */
function enclosing({ runs }: Paragraph, at: number): Run['fixed'] {
  const filled = runs.filter(({ from, to }) => from < to)
  const before = filled.find(({ from, to }) => from < at && at <= to)
  const after = filled.find(({ from, to }) => from <= at && at < to)
  if (before?.fixed && (before === after || before.outer === after?.outer)) return before.fixed
  return undefined
}

const canBreak = (paragraph: Paragraph, at: number): boolean =>
  !paragraph.runs.some(({ from, to, nested }) => nested && from < at && at < to) &&
  !paragraph.runs.some(({ from, to, nested }) => nested && from < to && to === at)

const followOn = (one: Paragraph, other: Paragraph): boolean =>
  one.part === other.part && one.parent === other.parent && one.place + 1 === other.place

/** How words at a place look: as what they replace, else as what is before them, else as what is behind. */
export function lookAt({ runs }: Paragraph, at: number, isReplaced: boolean): string {
  const filled = runs.filter((run) => run.from < run.to && !run.gone)
  const before = filled.find(({ from, to }) => from < at && at <= to)
  const after = filled.find(({ from, to }) => from <= at && at < to)
  const chosen = isReplaced ? (after ?? before) : before && !before.linked ? before : (after ?? before)
  return (chosen ?? filled[0])?.properties ?? ''
}

/** How most of a paragraph's words look: one that begins with a bold title is not bold. */
export function mostLook(paragraph: Paragraph): string {
  const sizes = new Map<string, number>()
  for (const { properties, from, to, gone } of paragraph.runs)
    if (!gone && from < to) sizes.set(properties, (sizes.get(properties) ?? 0) + to - from)
  const [most] = [...sizes].sort(([, one], [, other]) => other - one)
  return most?.[0] ?? lookAt(paragraph, 0, true)
}

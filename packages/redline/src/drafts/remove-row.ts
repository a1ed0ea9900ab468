import type { Row } from '../compare/compare.ts'
import { endIsTracked } from '../edit/marks.ts'
import { planChange, type Step } from '../edit/plan.ts'
import type { NotTracked, Work } from './redline-drafts.ts'

/** Removes a paragraph with its end, so that nothing is left of it; in a table its cells stay, without words. */
export function removeRow(work: Work, { old }: Extract<Row, { kind: 'removed' }>): NotTracked[] {
  const steps = removing(work, old)
  if (typeof steps === 'string') return [{ ...old, text: '', reason: steps }]
  work.session.take(steps, work.hand)
  return []
}

/** The steps by which words go with the ends of their paragraphs, or why they cannot. */
export function removing({ before, places, session, hand }: Work, { start, end }: { start: number; end: number }) {
  const from = places.holds(start) ? start : firstHeld(places, start, end)
  if (from === undefined) return 'not-found'
  const tabs = [...before.text.slice(from, end).split('\t')]
  const steps: Step[] = []
  let at = from
  for (const cell of tabs) {
    const made = planChange(before.text, { start: at, end: at + cell.length, text: '' }, hand, places, session.partOf)
    if (typeof made === 'string') return made
    steps.push(...made)
    at += cell.length + 1
  }
  const last = steps.findLast((step) => step.kind === 'delete')?.paragraph
  if (!last || last.inTable) return steps
  const { paragraphs } = session.partOf(last)
  const next = paragraphs.find((one) => one.start >= last.end && one.parent === last.parent)
  const isFollowed = next?.place === last.place + 1
  if (isFollowed && !endIsTracked(session.partOf(last), last)) steps.push({ kind: 'join', paragraph: last })
  return steps
}

const firstHeld = (places: Work['places'], start: number, end: number): number | undefined => {
  for (let at = start; at < end; at++) if (places.holds(at)) return at
  return undefined
}

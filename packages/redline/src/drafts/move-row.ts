import type { Row } from '../compare/compare.ts'
import { labelEnd } from '../compare/units.ts'
import { marked, propertiesOf, shared } from '../edit/marks.ts'
import { pushTo } from '../edit/paragraph-edit.ts'
import { lookAt } from '../edit/plan.ts'
import { changeMarks, without } from '../scan/elements.ts'
import type { Paragraph } from '../scan/model.ts'
import { nextPlace, onOneLine, placeOf, withoutMadeNumber } from './add-row.ts'
import { withSpaces } from './change-row.ts'
import type { NotTracked, Work } from './redline-drafts.ts'
import { removing } from './remove-row.ts'

type Moved = Extract<Row, { kind: 'moved' }>

/** Makes a paragraph that is elsewhere now a tracked move: both its ends, or none. */
export function moveRow(work: Work, row: Moved, index: number): NotTracked[] {
  const { session, main, after, hand } = work
  const steps = removing(work, row.old)
  const at = nextPlace(work, index)
  const place = placeOf(work, at, row.now)
  const text = after.text.slice(row.now.start, row.now.end)
  if (typeof steps === 'string') return [{ ...row.old, text: `Moved: ${text}`, reason: steps }]
  if (typeof place === 'string') return [{ ...row.old, text: `Moved: ${text}`, reason: place }]
  const origin = steps.find((step) => step.kind === 'delete')?.paragraph
  if (origin?.room !== 'body' || origin.inTable) return [{ ...row.old, text: `Moved: ${text}`, reason: 'cells' }]
  const isBound = origin.runs.some(({ items }) => items.some(({ kind }) => kind === 'note'))
  if (isBound || /<w:(?:drawing|pict|object)[ >]/.test(main.xml.slice(origin.start, origin.end)))
    return [{ ...row.old, text: `Moved: ${text}`, reason: 'note' }]
  const name = `move${work.nextMove()}`
  session.take(steps, hand, 'moveFrom')
  const writer = session.writerFor(main)
  const [from, to] = [rangeOf(writer.by(hand), 'moveFrom', name), rangeOf(writer.by(hand), 'moveTo', name)]
  const source = session.edit(origin)
  source.before.set(0, [from.start, ...(source.before.get(0) ?? [])])
  pushTo(source.behind, origin.text.length, { kind: 'xml', xml: from.end })
  const words = `${to.start}${movedWords(work, row, origin)}${to.end}`
  if (place.isBefore) {
    const mark = `<w:moveTo${writer.by(hand)}/>`
    const untracked = without(shared(propertiesOf(main, origin)), changeMarks)
    const paragraph = writer.tag('p', `${marked(writer, untracked, mark)}${words}`)
    session.edit(place.paragraph).paragraphsBefore.push(paragraph)
  } else {
    // Behind the last paragraph: rejected, the new end is gone and what was the last is the last again.
    const puts = [
      { kind: 'break' as const, hand },
      { kind: 'xml' as const, xml: words },
    ]
    const at = place.paragraph.text.length
    session.take([{ kind: 'put', paragraph: place.paragraph, at, puts }], hand)
  }
  return []
}

const rangeOf = (by: string, kind: string, name: string) => ({
  start: `<w:${kind}RangeStart${by} w:name="${name}"/>`,
  end: `<w:${kind}RangeEnd${/ w:id="\d+"/.exec(by)?.[0] ?? ''}/>`,
})

/** The words where they are now: what came along is moved, what changed on the way is new. */
function movedWords(work: Work, { old, now, changes }: Moved, origin: Paragraph): string {
  const { main, places, after, session, hand } = work
  const writer = session.writerFor(main)
  const piece = (kind: 'moveTo' | 'ins', text: string, look: string) =>
    text === '' ? '' : writer.tag(kind, writer.run(text, look), writer.by(hand))
  const text = withoutMadeNumber(work, now, origin)
  const skipped = now.end - now.start - text.length
  const start = now.start + (after.text.slice(now.start + skipped, now.end) === text ? skipped : 0)
  const pieces: string[] = []
  let [oldAt, nowAt] = [
    Math.max(old.start, places.isLabelled(origin) ? labelEnd(work.before.text, old.start, old.end) : 0),
    start,
  ]
  for (const change of changes) {
    if (change.now.end <= start && change.now.start < start) continue
    const { text: words } = withSpaces(work, change, { old, now })
    const begin = change.now.end - (change.now.end - change.now.start === 0 ? 0 : words.trimEnd().length)
    const before = Math.max(nowAt, Math.min(change.now.start, begin))
    pieces.push(...looked(work, origin, oldAt, after.text.slice(nowAt, before), piece))
    const look = lookAt(origin, places.before(change.old.start, old.start)?.at ?? 0, false)
    pieces.push(piece('ins', after.text.slice(before, change.now.end), look))
    nowAt = Math.max(before, change.now.end)
    oldAt = change.old.end
  }
  pieces.push(...looked(work, origin, oldAt, after.text.slice(nowAt, now.end), piece))
  return pieces.join('')
}

/** Words of the older draft in the look that each had there. */
function looked(
  { places }: Work,
  origin: Paragraph,
  oldAt: number,
  text: string,
  piece: (kind: 'moveTo', text: string, look: string) => string,
): string[] {
  const words = onOneLine(text)
  const first = places.after(oldAt)
  if (first?.paragraph !== origin) return [piece('moveTo', words, lookAt(origin, 0, true))]
  const lead = /^\s*/.exec(words)?.[0].length ?? 0
  const pieces: string[] = []
  let at = first.at - lead
  let rest = words
  for (const run of origin.runs.filter(({ from, to }) => from < to && to > at)) {
    const taken = rest.slice(0, run.to - Math.max(at, 0) + (at < 0 ? -at : 0))
    pieces.push(piece('moveTo', taken, run.properties))
    rest = rest.slice(taken.length)
    at = run.to
  }
  pieces.push(piece('moveTo', rest, lookAt(origin, origin.text.length, false)))
  return pieces
}

import type { Review } from '@casewright/core/client'
import { DocumentSheet } from '@casewright/ui'
import { useMemo } from 'react'
import { type Accepted, acceptedIn } from '../clause/accepted.ts'
import type { Analyzed } from '../output.ts'
import type { Chosen, Numbered, Passage } from '../panel/shown.ts'
import { unitsOf } from '../text/units.ts'
import * as css from './document.css.ts'
import { type PlaceMark, PutIn, UnitView } from './unit-view.tsx'

interface Props {
  output: Analyzed
  findings: readonly Numbered[]
  chosen: Chosen | null
  passage: Passage | null
  onChoose: (finding: string) => void
  reviews: readonly Review[]
}

const none: never[] = []

/** The marks of each paragraph, each list the same object from one drawing to the next. */
const marksOf = (units: readonly { start: number; end: number }[], findings: readonly Numbered[]) => {
  const places = findings
    .flatMap((finding) =>
      finding.anchors.map(
        ({ start, end }, place): PlaceMark => ({ start, end, finding: finding.id, place, of: finding }),
      ),
    )
    .sort((one, other) => one.start - other.start)
  let first = 0
  return units.map(({ start, end }) => {
    while (first < places.length && (places[first]?.end ?? 0) <= start && (places[first]?.start ?? 0) < start) first++
    const inside: PlaceMark[] = []
    for (let at = first; at < places.length && (places[at]?.start ?? end) < end; at++) {
      const place = places[at]
      if (place && place.end > start) inside.push(place)
    }
    return inside.length > 0 ? inside.sort((one, other) => one.of.number - other.of.number) : none
  })
}

/** The document as simple formatted paragraphs with its marks, and what was accepted as a redline. */
export function DocumentText({ output, findings, chosen, passage, onChoose, reviews }: Props) {
  const { content, blocks } = output
  const units = useMemo(() => unitsOf(content, blocks), [content, blocks])
  const marks = useMemo(() => marksOf(units, findings), [units, findings])
  const changes = useMemo(() => acceptedIn(reviews, output), [reviews, output])
  const within = (start: number, end: number, isFirst: boolean): readonly Accepted[] => {
    const inside = changes.filter((one) =>
      one.start === one.end ? (one.start >= start || isFirst) && one.start < end : one.start < end && one.end > start,
    )
    return inside.length > 0 ? inside : none
  }
  return (
    <DocumentSheet>
      <article className={css.document}>
        {units.map((unit, index) => (
          <UnitView
            key={unit.start}
            content={content}
            unit={unit}
            marks={marks[index] ?? none}
            changes={within(units[index - 1]?.end ?? 0, unit.end, index === 0)}
            chosen={chosen && marks[index]?.some(({ finding }) => finding === chosen.finding) ? chosen : null}
            isPassage={passage !== null && unit.start <= passage.start && passage.start < unit.end}
            onChoose={onChoose}
          />
        ))}
        {changes
          .filter(({ start, end }) => start === end && start >= (units.at(-1)?.end ?? 0))
          .map((change) => (
            <PutIn key={change.item} change={change} />
          ))}
      </article>
    </DocumentSheet>
  )
}

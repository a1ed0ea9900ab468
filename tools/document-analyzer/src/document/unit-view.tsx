import { Hit, Inserted, MarkNumber, Redline } from '@casewright/ui'
import { memo, type ReactNode } from 'react'
import { type Accepted, paragraphsOf } from '../clause/accepted.ts'
import { type Chosen, type Numbered, passageId, placeId } from '../panel/shown.ts'
import { cut } from '../text/cut.ts'
import { redlineOf } from '../text/redline.ts'
import type { Unit } from '../text/units.ts'
import * as css from './document.css.ts'

/** A place of a finding that lies in a paragraph. */
export interface PlaceMark {
  finding: string
  place: number
  start: number
  end: number
  of: Numbered
}

interface Props {
  content: string
  unit: Unit
  marks: readonly PlaceMark[]
  changes: readonly Accepted[]
  /** Set where the chosen finding has a place here. */
  chosen: Chosen | null
  /** A passage that the person looks at begins here. */
  isPassage: boolean
  onChoose: (finding: string) => void
}

const tags = {
  heading: 'h2',
  subheading: 'h3',
  'letter-header': 'p',
  paragraph: 'p',
  'list-item': 'p',
  'table-row': 'p',
  footnote: 'p',
} as const

interface Range {
  start: number
  end: number
}

/** The words of a stretch with its marks. The first piece of a place has the id by which it is shown. */
const Marked = ({ content, range, marks, chosen }: Pick<Props, 'content' | 'marks' | 'chosen'> & { range: Range }) =>
  cut(range, marks).map((piece) => {
    const words = content.slice(piece.start, piece.end)
    const [first] = piece.findings
    const over = marks.filter(({ start, end }) => start <= piece.start && end >= piece.end)
    const top = over.find(({ finding }) => finding === chosen?.finding) ?? over.find(({ finding }) => finding === first)
    if (!top) return <span key={piece.start}>{words}</span>
    const begins = over.filter(({ start }) => Math.max(start, range.start) === piece.start)
    return (
      <span key={piece.start}>
        {begins.map(({ finding, place }) => (
          <span key={`${finding}${place}`} id={placeId(finding, place)} className={css.target} />
        ))}
        <Hit severity={top.of.severity} isActive={top.finding === chosen?.finding && top.place === chosen.place}>
          {words}
        </Hit>
      </span>
    )
  })

/** A paragraph with what was accepted in it as a redline, the rest with its marks. */
const Content = ({ content, unit, marks, changes, chosen }: Omit<Props, 'onChoose' | 'isPassage'>) => {
  const parts: ReactNode[] = []
  let at = unit.start
  for (const change of changes) {
    if (change.start === change.end) continue
    const start = Math.max(change.start, unit.start, at)
    const end = Math.min(change.end, unit.end)
    if (start > at) parts.push(<Marked key={at} {...{ content, marks, chosen }} range={{ start: at, end: start }} />)
    const comes = change.start >= unit.start ? change.text : ''
    parts.push(
      <span key={`${change.item}-${start}`}>
        {marks
          .filter((mark) => mark.start >= start && mark.start < end)
          .map(({ finding, place }) => (
            <span key={`${finding}${place}`} id={placeId(finding, place)} className={css.target} />
          ))}
        <Redline parts={redlineOf(content.slice(start, end), comes)} />
      </span>,
    )
    at = Math.max(at, end)
  }
  if (at < unit.end)
    parts.push(<Marked key={at} {...{ content, marks, chosen }} range={{ start: at, end: unit.end }} />)
  return parts
}

/** What is put in, in paragraphs: a clause under its title, with its number. */
export const PutIn = ({ change }: { change: Accepted }) =>
  paragraphsOf(change).map(({ text, isTitle }) => (
    <p key={text} className={isTitle ? css.insertedTitle : css.inserted}>
      <Inserted>{text}</Inserted>
    </p>
  ))

/** One paragraph of the document, its numbers in the margin. */
export const UnitView = memo(function UnitView({ onChoose, isPassage, ...props }: Props) {
  const { unit, marks, changes, chosen } = props
  const Tag = tags[unit.kind]
  const numbers = [...new Map(marks.map(({ of }) => [of.id, of])).values()]
  return (
    <div className={isPassage ? `${css.unit} ${css.passage}` : css.unit} id={isPassage ? passageId : undefined}>
      {changes
        .filter(({ start, end }) => start === end && start <= unit.start)
        .map((change) => (
          <PutIn key={change.item} change={change} />
        ))}
      <Tag className={css.look[unit.kind]}>
        <Content {...props} />
      </Tag>
      {numbers.length > 0 && (
        <div className={unit.kind.endsWith('heading') ? `${css.numbers} ${css.atHeading}` : css.numbers}>
          {numbers.map(({ id, number, severity }) => (
            <MarkNumber
              key={id}
              number={number}
              severity={severity}
              isActive={chosen?.finding === id}
              onPress={() => onChoose(id)}
              label="show the finding"
            />
          ))}
        </div>
      )}
    </div>
  )
})

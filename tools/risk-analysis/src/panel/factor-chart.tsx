import type { Assessment } from '../output.ts'
import { bounds, mostByModel } from '../score/figures.ts'
import * as css from './chart.css.ts'
import { signed } from './signed.ts'

type Index = NonNullable<Assessment['index']>

interface RowProps {
  title: string
  found?: string
  about?: string
  points: number
  largest: number
}

const directions = { up: 'pushes up', down: 'pulls down', none: 'no effect' }
const directionOf = (points: number) => (points > 0 ? 'up' : points < 0 ? 'down' : 'none')

/** One factor: its name, the words that it was found in, and how far it moves the index. */
const Row = ({ title, found, about, points, largest }: RowProps) => {
  const direction = directionOf(points)
  return (
    <tr>
      <th scope="row">
        <span className={css.name}>{title}</span>
        {found && <span className={css.found}>“{found}”</span>}
        {about && <span className={css.about}>{about}</span>}
      </th>
      <td className={css.bars}>
        <div className={css.track} aria-hidden="true">
          <div
            className={css.bar}
            data-direction={direction}
            style={{ width: `${(50 * Math.abs(points)) / largest}%` }}
          />
        </div>
        <span className={css.hidden}>{directions[direction]}</span>
      </td>
      <td className={css.points}>{signed(points)}</td>
    </tr>
  )
}

const shownWords = (words: readonly string[]) =>
  [...new Set(words.map((one) => one.replace(/\s+/g, ' ')))].slice(0, 3).join('” “')

const startWords = ({ start, startForClient }: Index) => {
  const turned = startForClient === start.percent ? '' : ` Turned for the other side: 100 − ${start.percent}.`
  if (start.kind === 'none')
    return `There is no published rate for this case type, so it starts in the middle.${turned}`
  const misfits = (start.misfits ?? []).map((each) => ` ${each} The range is wider for that.`).join('')
  return `${[start.source, start.scope, start.kind === 'own' ? start.year : undefined].filter(Boolean).join('; ')}.${turned}${misfits}`
}

/** How the index came about, line by line: where it starts, what moves it, and where it ends. */
export function FactorChart({ output, index }: { output: Assessment; index: Index }) {
  const factors = output.factors.filter(({ points }) => points !== 0)
  const largest = Math.max(12, ...factors.map(({ points }) => Math.abs(points)))
  const merits = index.withoutBars ?? index.evidence
  const held = index.themes.filter(({ sum, counted }) => sum !== counted)
  const sum = index.startForClient + index.themes.reduce((total, { counted }) => total + counted, 0) + index.heldBack
  return (
    <table className={css.chart}>
      <caption className={css.hidden}>What moves the index, in percentage points</caption>
      <thead>
        <tr>
          <th scope="col">Factor</th>
          <th scope="col" className={css.bars}>
            <span className={css.hidden}>Direction</span>
            <span className={css.ends} aria-hidden="true">
              <span>pulls down</span>
              <span>pushes up</span>
            </span>
          </th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" colSpan={2}>
            <span className={css.name}>{index.start.kind === 'none' ? 'Start' : `Start: ${index.start.label}`}</span>
            <span className={css.about}>{startWords(index)}</span>
          </th>
          <td className={css.points}>{index.startForClient}</td>
        </tr>
        {factors.map(({ id, title, points, anchors }) => (
          <Row
            key={id}
            title={title}
            points={points}
            largest={largest}
            found={shownWords(anchors.map(({ words }) => words))}
          />
        ))}
        {held.map(({ title, sum: all, counted }) => (
          <Row
            key={title}
            title={`Held within its bound: ${title}`}
            about={`The factors of this kind make ${signed(all)}; ${signed(counted)} counts.`}
            points={counted - all}
            largest={largest}
          />
        ))}
        {index.heldBack !== 0 && (
          <Row
            title="Reduced because facts are missing"
            about={`${output.covered.topics} of ${output.covered.of} questions are answered, so the points count in part.`}
            points={index.heldBack}
            largest={largest}
          />
        )}
        {sum !== merits && (
          <tr>
            <th scope="row" colSpan={2}>
              <span className={css.name}>{`Held between ${bounds.least} and ${bounds.most}`}</span>
              <span className={css.about}>Without a bar, no index is closer to certain than that.</span>
            </th>
            <td className={css.points}>{signed(merits - Math.round(sum))}</td>
          </tr>
        )}
        {merits !== index.evidence && (
          <Row
            title="Bar"
            about={`Without the bar the index would be ${merits}.`}
            points={index.evidence - merits}
            largest={Math.abs(index.evidence - merits)}
          />
        )}
        {index.byModel !== 0 && (
          <Row
            title="By the model"
            about={`Within ${mostByModel} points; its factors are shown below.`}
            points={index.byModel}
            largest={largest}
          />
        )}
      </tbody>
      <tfoot>
        <tr className={css.total}>
          <th scope="row" colSpan={2}>
            Index
          </th>
          <td className={css.points}>{index.evidence + index.byModel}</td>
        </tr>
      </tfoot>
    </table>
  )
}

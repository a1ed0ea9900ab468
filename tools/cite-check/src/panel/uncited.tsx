import { Found, Link, Section, TreatmentLine } from '@casewright/ui'
import type { UncitedAuthority } from '../output.ts'
import * as css from './supports.css.ts'

const parts = [
  ['for', 'Authorities that the document does not cite'],
  ['against', 'Authorities that may go the other way'],
] as const

/** What the library holds on the points that are argued, and the document leaves out. */
export const Uncited = ({ uncited }: { uncited: readonly UncitedAuthority[] }) =>
  parts.map(([direction, title]) => {
    const some = uncited.filter((one) => one.direction === direction)
    if (some.length === 0) return null
    return (
      <Section key={direction} title={title} aside="From the library, by the points that the document argues">
        <ol className={css.list} aria-label={title}>
          {some.map((one) => (
            <li key={one.id} className={css.entry}>
              <Entry authority={one} />
            </li>
          ))}
        </ol>
      </Section>
    )
  })

const Entry = ({ authority }: { authority: UncitedAuthority }) => {
  const { id, title, citation, date, reason, why = [], direction, proposition, passage, summary, treatment } = authority
  const address = `/library/${encodeURIComponent(id)}${passage ? `?start=${passage.anchor.start}&end=${passage.anchor.end}` : ''}`
  return (
    <>
      <header className={css.head}>
        <h3 className={css.cited}>
          {title}, {citation}
          {date && ` (${date.slice(0, 4)})`}
        </h3>
      </header>
      {treatment && <TreatmentLine treatment={treatment} />}
      <div className={css.pair}>
        <div>
          <p className={css.label}>What the document says</p>
          <p className={css.stated}>{proposition.text}</p>
        </div>
        <div>
          <p className={css.label}>{passage ? 'What the authority says' : 'Summary by the library’s editors'}</p>
          {passage ? <Found anchor={{ words: passage.anchor.words }} marks={passage.marks} /> : <p>{summary}</p>}
          <p data-print="never">
            <Link href={address} aria-label={`Read in the library: ${title}`}>
              Read in the library
            </Link>
          </p>
        </div>
      </div>
      {why.length > 0 && (
        <ul className={css.why} aria-label={`Why ${title} is shown`}>
          {why.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {(why.length === 0 || direction === 'against') && <p className={css.reason}>{reason}</p>}
    </>
  )
}

import { counted } from '@casewright/core/client'
import type { Found } from '../output.ts'
import * as css from './panel.css.ts'

type Standing = NonNullable<Found['standing']>
type Reason = Standing['moved'][number]['by']

const reasons: Record<Reason, (found: Found) => string> = {
  cited: ({ citedBy }) =>
    citedBy ? `Cited by ${citedBy.toLocaleString('en-US')} in the library` : 'Rarely cited in the library',
  court: ({ court }) => court?.name ?? 'Not decided by a high court',
  editors: ({ summaryOf, keyPointsOf }) =>
    summaryOf === 'editors' || keyPointsOf === 'editors'
      ? 'Described by the library’s editors'
      : 'Not described by the library’s editors',
  law: ({ status }) => (status.treatment ? 'No longer good law, or in doubt' : 'Good law, as far as the library knows'),
  scope: () => 'The state or court in your search',
}

/** On demand: what an authority's weight, beside what it says, did to its place. */
export function WhyHere({ found }: { found: Found }) {
  const { standing } = found
  if (!standing) return null
  const { place, moved } = standing
  return (
    <details className={css.rests} data-print="never">
      <summary>Why it ranks here</summary>
      <p className={css.small}>By what it says alone, it would be number {place}.</p>
      {moved.length > 0 ? (
        <ul className={css.searched}>
          {moved.map(({ by, places }) => (
            <li key={by}>
              {reasons[by](found)}: {places > 0 ? 'up' : 'down'} {counted(Math.abs(places), 'place')}
            </li>
          ))}
        </ul>
      ) : (
        <p className={css.small}>Its weight as an authority did not move it.</p>
      )}
    </details>
  )
}

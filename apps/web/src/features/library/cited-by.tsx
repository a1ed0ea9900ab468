import type { CitedBy as Answer } from '@casewright/api/client'
import { counted } from '@casewright/core/client'
import { Link, MarginFacts } from '@casewright/ui'
import { useState } from 'react'
import { More } from '../../components/list/more.tsx'
import * as css from './cited-by.css.ts'
import { CitedByFilters } from './cited-by-filters.tsx'
import { CitedByTimeline } from './cited-by-timeline.tsx'
import { CitingEntry } from './citing-entry.tsx'
import { exportAddress, noFilter, useCitedBy } from './use-cited-by.ts'

/** The opinions of the library that cite an authority: what each does to it, and in what words. */
export function CitedBy({ id }: { id: string }) {
  const [filter, setFilter] = useState(noFilter)
  const query = useCitedBy(id, filter)
  const first = query.data?.pages[0]
  if (!first || (first.total === 0 && first.unread === 0)) return null
  const opinions = query.data?.pages.flatMap((page) => page.opinions) ?? []
  return (
    <MarginFacts title="Cited by">
      <p className={css.count}>{countWords(first)}</p>
      {first.total > 0 && (
        <>
          <CitedByTimeline years={first.years} />
          <CitedByFilters answer={first} filter={filter} onChange={setFilter} />
        </>
      )}
      {first.total > 0 && opinions.length === 0 && <p className={css.count}>No citing opinions match these filters.</p>}
      {opinions.length > 0 && (
        <More query={query} count={opinions.length} of={['opinion']} entry="[data-citing]" label="Show more">
          <ol className={css.list}>
            {opinions.map((opinion) => (
              <CitingEntry key={opinion.id} opinion={opinion} />
            ))}
          </ol>
        </More>
      )}
      {opinions.length > 0 && (
        <p className={css.foot}>
          A treatment is read from the words of the citing opinion.{' '}
          <Link alone href={exportAddress(id, filter)} download>
            Export as CSV
          </Link>
        </p>
      )}
    </MarginFacts>
  )
}

const countWords = ({ total, matching, unread }: Answer): string =>
  [
    total === 0
      ? 'No opinion that was read cites it.'
      : matching < total
        ? `${matching.toLocaleString('en-US')} of ${counted(total, 'opinion')} in the library.`
        : `${counted(total, 'opinion')} in the library.`,
    unread > 0 && `${counted(unread, 'opinion of the library has', 'opinions of the library have')} not been read yet.`,
  ]
    .filter(Boolean)
    .join(' ')

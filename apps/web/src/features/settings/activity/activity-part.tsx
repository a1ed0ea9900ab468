import type { SignInEvent } from '@casewright/api/client'
import { Badge, type Column, Table } from '@casewright/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { More } from '../../../components/list/more.tsx'
import { Loading } from '../../../components/page/loading.tsx'
import * as css from '../../../components/sections/section.css.ts'
import { getJson } from '../../../lib/api.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { doer, happened, isAlarming, more } from './activity-words.ts'

const address = '/api/account/activity'

/** It happens elsewhere, so it is asked for each time. */
const useActivity = () =>
  useInfiniteQuery({
    queryKey: [address],
    queryFn: ({ pageParam, signal }) => getJson(address, { query: { before: pageParam }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

const columns: Column<SignInEvent>[] = [
  {
    id: 'what',
    title: 'What',
    kind: 'name',
    cell: (event) => (
      <span className={css.lines} data-event={event.id} tabIndex={-1}>
        {happened(event)}
        {more(event) && <span className={css.small}>{more(event)}</span>}
        {isAlarming(event) && (
          <span>
            <Badge tone="ambiguous">Was this you?</Badge>
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'who',
    title: 'Who',
    cell: (event) => (
      <span className={css.lines}>
        {doer(event)}
        {event.address && <span className={css.small}>from {event.address}</span>}
      </span>
    ),
  },
  { id: 'when', title: 'When', kind: 'when', cell: ({ at }) => formatMoment(at) },
]

/** What happened around one's own sign-in, newest first. */
export function ActivityPart() {
  const query = useActivity()
  const events = query.data?.pages.flatMap((page) => page.events)
  return (
    <section aria-labelledby="activity" className={css.section}>
      <h2 id="activity">Recent activity</h2>
      <p className={css.words}>
        Sign-ins and changes to how you sign in. If something here was not you, change your password, revoke your API
        keys, and tell your administrator.
      </p>
      {!events && (
        <Loading query={query} label="Loading your activity..." failure="Your activity could not be loaded." />
      )}
      {events && events.length > 0 && (
        <More query={query} count={events.length} of={['event']} entry="[data-event]" label="Show earlier">
          <Table
            caption="Recent activity, newest first"
            isCaptionHidden
            rows={events}
            rowKey={({ id }) => String(id)}
            columns={columns}
          />
        </More>
      )}
      <p className={css.note}>
        The IP address is the one this server saw, which may be a proxy’s. A browser counts as new after its cookies are
        cleared, in a private window, and after six months without a sign-in.
      </p>
    </section>
  )
}

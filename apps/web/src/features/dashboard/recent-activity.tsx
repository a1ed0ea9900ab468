import { ButtonLink, EmptyState, Notice, Spinner, Table } from '@casewright/ui'
import { formatDay } from '../../lib/dates.ts'
import * as css from './dashboard-page.css.ts'
import { type HistoryItem, kindOf, latestOf } from './history.ts'

interface RecentActivityProps {
  items: readonly HistoryItem[] | undefined
  error: Error | null
  onRetry: () => void
}

const List = ({ items, error, onRetry }: RecentActivityProps) => {
  if (error)
    return (
      <Notice tone="error" title="Your history could not be loaded." action={{ label: 'Try again', onPress: onRetry }}>
        {error.message}
      </Notice>
    )
  if (!items) return <Spinner label="Loading your history..." />
  return (
    <Table
      caption="Recent Activity"
      isCaptionHidden
      rows={latestOf(items)}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          title="No Recent Activity"
          action={
            <ButtonLink href="/ai-search" variant="primary">
              Start AI Search
            </ButtonLink>
          }
        >
          What you ask of the tools is listed here.
        </EmptyState>
      }
      columns={[
        { id: 'query', title: 'Query', cell: ({ query }) => query },
        { id: 'type', title: 'Type', cell: ({ type }) => kindOf(type) },
        { id: 'date', title: 'Date', kind: 'when', cell: ({ createdAt }) => formatDay(createdAt) },
        {
          id: 'view',
          title: 'View',
          kind: 'action',
          cell: ({ id, query }) => (
            <a href={`/history/${id}`} aria-label={`View ${query}`}>
              View
            </a>
          ),
        },
      ]}
    />
  )
}

/** The five latest results. */
export const RecentActivity = (props: RecentActivityProps) => (
  <section aria-labelledby="recent-activity" className={css.recent}>
    <h2 id="recent-activity">Recent Activity</h2>
    <List {...props} />
  </section>
)

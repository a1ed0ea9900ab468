import type { HistoryItem } from '@casewright/api/client'
import { ButtonLink, EmptyState, Link, Notice, Spinner, Tally } from '@casewright/ui'
import { Eye } from 'lucide-react'
import { RunTable } from '../../runs/run-table.tsx'
import * as css from './dashboard-page.css.ts'
import { DocketArt } from './docket-art.tsx'
import { latestOf } from './history.ts'

interface RecentActivityProps {
  items: readonly HistoryItem[] | undefined
  error: Error | null
  onRetry: () => void
}

const Empty = () => (
  <EmptyState
    title="No Recent Activity"
    art={<DocketArt />}
    action={
      <ButtonLink href="/ai-search" variant="primary">
        Start AI Search
      </ButtonLink>
    }
  >
    Your searches and documents will appear here, newest first.
  </EmptyState>
)

const List = ({ items, error, onRetry }: RecentActivityProps) => {
  if (error)
    return (
      <Notice tone="error" title="Your history could not be loaded." action={{ label: 'Try again', onPress: onRetry }}>
        {error.message}
      </Notice>
    )
  if (!items) return <Spinner label="Loading your history..." />
  if (items.length === 0) return <Empty />
  return (
    <RunTable
      caption="Recent Activity"
      rows={latestOf(items).map(({ query, type, ...row }) => ({ ...row, label: query, tool: type }))}
      numberOf={(index) => items.length - index}
      more={{ title: 'Citations', cell: ({ citations = {} }) => <Tally counts={citations} /> }}
      action={{
        title: 'View',
        cell: ({ id, label }) => (
          <a href={`/history/${id}`} aria-label={`View ${label}`} className={css.view}>
            <Eye aria-hidden="true" />
          </a>
        ),
      }}
    />
  )
}

/** The five latest results. */
export const RecentActivity = (props: RecentActivityProps) => (
  <section aria-labelledby="recent-activity" className={css.recent}>
    <div className={css.recentHead}>
      <h2 id="recent-activity">Recent Activity</h2>
      <Link alone href="/history">
        All history
      </Link>
    </div>
    <List {...props} />
  </section>
)

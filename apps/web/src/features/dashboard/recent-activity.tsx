import type { HistoryItem } from '@casewright/api/client'
import { ButtonLink, citationLooks, EmptyState, Link, Notice, Spinner, Tally, tallyWords } from '@casewright/ui'
import { Eye } from 'lucide-react'
import { RunTable } from '../../runs/run-table.tsx'
import * as css from './dashboard-page.css.ts'
import { DocketArt } from './docket-art.tsx'
import { latestOf } from './history.ts'
import { type Standing, standingOf } from './standing.ts'

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

/** The worst that is known against what a search found. */
const Against = ({ flag, count, of }: NonNullable<Standing['against']>) => {
  const { word, Icon } = citationLooks[flag]
  return (
    <p className={tallyWords[flag]}>
      <Icon aria-hidden="true" />
      {count} {of} {word.toLowerCase()}
    </p>
  )
}

const StandingCell = (item: Pick<HistoryItem, 'citations' | 'results' | 'shown' | 'flagged'>) => {
  const { cited, found, against } = standingOf(item)
  return (
    <>
      {cited && <Tally counts={cited} of={found === undefined ? undefined : 'cited'} />}
      {found !== undefined && <p className={css.found}>{found === 0 ? 'Nothing found' : `${found} found`}</p>}
      {against && <Against {...against} />}
    </>
  )
}

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
      more={{ title: 'Citations', cell: StandingCell }}
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

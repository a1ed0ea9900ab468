import type { HistoryItem } from '@casewright/api/client'
import { ButtonLink, citationLooks, EmptyState, Link, Notice, Spinner, Tally, totalOf } from '@casewright/ui'
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

/** The worst that is known against what a search found. */
const Flagged = ({ flagged }: Required<Pick<HistoryItem, 'flagged'>>) => {
  const flag = flagged.red > 0 ? 'red' : 'amber'
  const { word, Icon } = citationLooks[flag]
  return (
    <p className={css.flagged[flag]}>
      <Icon aria-hidden="true" />
      {flagged[flag]} {word.toLowerCase()}
    </p>
  )
}

/** How the citations of a result stand; of a search, what it found, as that checks no citation. */
const Standing = ({ citations = {}, results, flagged }: Pick<HistoryItem, 'citations' | 'results' | 'flagged'>) => {
  if (results === undefined || totalOf(citations) > 0) return <Tally counts={citations} />
  if (results === 0) return <p className={css.found}>Nothing found</p>
  return (
    <>
      <p className={css.found}>{results} found</p>
      {flagged && <Flagged flagged={flagged} />}
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
      more={{ title: 'Citations', cell: Standing }}
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

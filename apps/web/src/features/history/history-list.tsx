import type { RunSummary } from '@casewright/core/client'
import { Button, ButtonLink, EmptyState, Notice, Spinner } from '@casewright/ui'
import { useFocusOnMore } from '../../lib/use-focus-on-more.ts'
import { RunTable } from '../../runs/run-table.tsx'
import { type HistoryFilter, isFiltered } from './filter.ts'
import * as css from './history.css.ts'
import { useHistory } from './use-history.ts'

interface HistoryListProps {
  filter: HistoryFilter
  onDelete: (run: RunSummary) => void
  onClear: () => void
}

const NoMatch = ({ filter, onClear }: Pick<HistoryListProps, 'filter' | 'onClear'>) => (
  <EmptyState headingLevel={2} title="Nothing matches" action={<Button onPress={onClear}>Show all</Button>}>
    {!filter.text
      ? 'Nothing was asked of this tool yet.'
      : `No run ${filter.tool ? 'of this tool ' : ''}has these words in its title.`}
  </EmptyState>
)

const Empty = () => (
  <EmptyState
    headingLevel={2}
    title="Your history is empty"
    action={
      <ButtonLink href="/ai-search" variant="primary">
        Start AI Search
      </ButtonLink>
    }
  >
    Everything that you ask of the tools will be listed here, with how it ended.
  </EmptyState>
)

/** The runs that the filter lets through. */
export function HistoryList({ filter, onDelete, onClear }: HistoryListProps) {
  const { runs, data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useHistory(filter)
  const { list, remember } = useFocusOnMore(data?.pages.length ?? 0, 'a[data-run]')
  if (error && !runs)
    return (
      <Notice
        tone="error"
        title="Your history could not be loaded."
        action={{ label: 'Try again', busy: isFetching, onPress: () => void refetch() }}
      >
        {error.message}
      </Notice>
    )
  if (!runs) return <Spinner label="Loading your history..." />
  if (runs.length === 0) return isFiltered(filter) ? <NoMatch filter={filter} onClear={onClear} /> : <Empty />
  const more = () => {
    remember(runs.length)
    void fetchNextPage()
  }
  return (
    <div ref={list}>
      <RunTable
        caption="Your runs"
        rows={runs}
        title={({ id, label }) => (
          <a href={`/history/${id}`} data-run={id} className={css.open}>
            {label}
          </a>
        )}
        action={{
          title: 'Delete',
          cell: (run) => (
            <span className={css.control}>
              <Button variant="quiet" size="small" aria-label={`Delete ${run.label}`} onPress={() => onDelete(run)}>
                Delete
              </Button>
            </span>
          ),
        }}
      />
      {hasNextPage && (
        <p className={css.more}>
          <Button busy={isFetchingNextPage} busyLabel="Loading..." onPress={more}>
            Load more
          </Button>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {runs.length === 1 ? '1 run is shown.' : `${runs.length} runs are shown.`}
        {hasNextPage ? ' There are more.' : ''}
      </p>
    </div>
  )
}

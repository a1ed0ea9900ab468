import type { RunSummary } from '@casewright/core/client'
import { Button, ButtonLink, EmptyState } from '@casewright/ui'
import { open } from '../../components/list/list-page.css.ts'
import { More } from '../../components/list/more.tsx'
import { Loading } from '../../components/page/loading.tsx'
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
  <EmptyState headingLevel={2} title="No results" action={<Button onPress={onClear}>Show all</Button>}>
    {!filter.text
      ? 'This tool has not been used yet.'
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
    Everything you run will be listed here, with its outcome.
  </EmptyState>
)

/** The runs that the filter lets through. */
export function HistoryList({ filter, onDelete, onClear }: HistoryListProps) {
  const { runs, ...query } = useHistory(filter)
  if (!runs)
    return <Loading query={query} label="Loading your history..." failure="Your history could not be loaded." />
  if (runs.length === 0) return isFiltered(filter) ? <NoMatch filter={filter} onClear={onClear} /> : <Empty />
  return (
    <More query={query} count={runs.length} of={['run']} entry="a[data-run]">
      <RunTable
        caption="Your runs"
        rows={runs}
        title={({ id, label }) => (
          <a href={`/history/${id}`} data-run={id} className={open}>
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
    </More>
  )
}

import { counted } from '@casewright/core/client'
import { Button, EmptyState, Notice, Spinner } from '@casewright/ui'
import { useFocusOnMore } from '../../lib/use-focus-on-more.ts'
import { useMatters } from '../../matters/use-matters.ts'
import { MatterTable } from './matter-table.tsx'
import * as css from './matters.css.ts'

interface MatterListProps {
  /** Words of the name or the number. */
  text: string
  onOpen: () => void
  onClear: () => void
}

/** The matters whose names or numbers have the words. */
export function MatterList({ text, onOpen, onClear }: MatterListProps) {
  const { matters, data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useMatters({
    text,
  })
  const { list, remember } = useFocusOnMore(data?.pages.length ?? 0, 'a[data-matter]')
  if (error && !matters)
    return (
      <Notice
        tone="error"
        title="Your matters could not be loaded."
        action={{ label: 'Try again', busy: isFetching, onPress: () => void refetch() }}
      >
        {error.message}
      </Notice>
    )
  if (!matters) return <Spinner label="Loading your matters..." />
  if (matters.length === 0 && text)
    return (
      <EmptyState headingLevel={2} title="Nothing matches" action={<Button onPress={onClear}>Show all</Button>}>
        No matter of yours has these words in its name or number.
      </EmptyState>
    )
  if (matters.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        title="You are in no matter yet"
        action={
          <Button variant="primary" onPress={onOpen}>
            Open a matter
          </Button>
        }
      >
        A matter brings the work of several people together: its members, and nobody else, see what was asked, uploaded
        and kept in it, and what it cost.
      </EmptyState>
    )
  const more = () => {
    remember(matters.length)
    void fetchNextPage()
  }
  return (
    <div ref={list}>
      <MatterTable matters={matters} />
      {hasNextPage && (
        <p className={css.more}>
          <Button busy={isFetchingNextPage} busyLabel="Loading..." onPress={more}>
            Load more
          </Button>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {counted(matters.length, 'matter')} {matters.length === 1 ? 'is' : 'are'} shown.
        {hasNextPage ? ' There are more.' : ''}
      </p>
    </div>
  )
}

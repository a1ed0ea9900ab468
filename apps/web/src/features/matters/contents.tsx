import { Button, Notice, Spinner } from '@casewright/ui'
import type { ReactNode } from 'react'
import { useFocusOnMore } from '../../lib/use-focus-on-more.ts'
import * as css from './matters.css.ts'

interface ContentsProps<Row> {
  /** What they are, such as 'runs'. */
  what: string
  query: {
    rows: Row[] | undefined
    data: { pages: unknown[] } | undefined
    error: Error | null
    isFetching: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
    refetch: () => unknown
  }
  /** In place of the rows while there are none. */
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A list that lies in a matter: being read, not read, empty, or there. */
export function Contents<Row>({ what, query, empty, children }: ContentsProps<Row>) {
  const { rows, data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const { list, remember } = useFocusOnMore(data?.pages.length ?? 0, '[data-entry]')
  if (error && !rows)
    return (
      <Notice
        tone="error"
        title={`The ${what} of this matter could not be loaded.`}
        action={{ label: 'Try again', busy: isFetching, onPress: () => void refetch() }}
      >
        {error.message}
      </Notice>
    )
  if (!rows) return <Spinner label={`Loading the ${what}...`} />
  if (rows.length === 0) return empty
  const more = () => {
    remember(rows.length)
    void fetchNextPage()
  }
  return (
    <div ref={list}>
      {children(rows)}
      {hasNextPage && (
        <p className={css.more}>
          <Button busy={isFetchingNextPage} busyLabel="Loading..." onPress={more}>
            Load more
          </Button>
        </p>
      )}
    </div>
  )
}

import { counted } from '@casewright/core/client'
import { Button } from '@casewright/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import * as css from './more.css.ts'

/** A list that comes a page at a time. */
export interface Pages {
  data: { pages: unknown[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

interface MoreProps {
  query: Pages
  /** How many entries are shown. */
  count: number
  /** What they are: one, and several where that is not the one with an s. */
  of: readonly [one: string, several?: string]
  /** Selects what of each entry takes the focus. */
  entry: string
  /** What the button says. */
  label?: string
  /** The entries. */
  children: ReactNode
}

/** A list that comes a page at a time. The next page is called by a button, told to screen readers, and takes the focus. */
export function More({ query, count, of: [one, several], entry, label = 'Load more', children }: MoreProps) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const { list, remember } = useFocusOnMore(data?.pages.length ?? 0, entry)
  return (
    <div ref={list}>
      {children}
      {hasNextPage && (
        <p className={css.more}>
          <Button
            busy={isFetchingNextPage}
            busyLabel="Loading..."
            onPress={() => {
              remember(count)
              void fetchNextPage()
            }}
          >
            {label}
          </Button>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {counted(count, one, several)} {count === 1 ? 'is' : 'are'} shown.{hasNextPage && ' There are more.'}
      </p>
    </div>
  )
}

/** Puts the focus on the first of the entries that came, as the button that called them may be gone. */
function useFocusOnMore(pages: number, entry: string) {
  const list = useRef<HTMLDivElement>(null)
  const firstNew = useRef<number>(undefined)
  useEffect(() => {
    if (firstNew.current === undefined || pages < 2) return
    list.current?.querySelectorAll<HTMLElement>(entry)[firstNew.current]?.focus()
    firstNew.current = undefined
  }, [pages, entry])
  const remember = (count: number) => {
    firstNew.current = count
  }
  return { list, remember }
}

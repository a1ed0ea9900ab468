import { counted, type ListedPerson } from '@casewright/core/client'
import { Button, EmptyState, Notice, Spinner, TextField } from '@casewright/ui'
import { useFocusOnMore } from '../../../lib/use-focus-on-more.ts'
import { useTyped } from '../../../lib/use-typed.ts'
import * as css from './people.css.ts'
import { PersonTable } from './person-table.tsx'
import type { PersonAct } from './person-words.ts'
import { usePeople } from './use-people.ts'

interface PersonListProps {
  /** Words that name or email have. */
  text: string
  onSearch: (text: string) => void
  onAct: (act: PersonAct, person: ListedPerson) => void
}

/** People by name, found by words, a page at a time. */
export function PersonList({ text, onSearch, onAct }: PersonListProps) {
  const [typed, type] = useTyped(text, onSearch)
  const query = usePeople(text)
  const { people, first, data, error, isFetching, refetch } = query
  const { list, remember } = useFocusOnMore(data?.pages.length ?? 0, '[data-person]')
  if (error && !people)
    return (
      <Notice
        tone="error"
        title="The people could not be loaded."
        action={{ label: 'Try again', busy: isFetching, onPress: () => void refetch() }}
      >
        {error.message}
      </Notice>
    )
  if (!people) return <Spinner label="Loading the people..." />
  return (
    <>
      <search className={css.search} aria-label="Search people">
        <TextField label="Search by name or email" type="search" value={typed} onChange={type} maxLength={200} />
      </search>
      <div ref={list}>
        {people.length === 0 ? (
          <EmptyState
            headingLevel={3}
            title="Nobody matches"
            action={<Button onPress={() => onSearch('')}>Show all</Button>}
          >
            Nobody has these words in their name or email.
          </EmptyState>
        ) : (
          <PersonTable people={people} plans={first?.plans ?? []} onAct={onAct} />
        )}
        {query.hasNextPage && (
          <p className={css.more}>
            <Button
              busy={query.isFetchingNextPage}
              busyLabel="Loading..."
              onPress={() => {
                remember(people.length)
                void query.fetchNextPage()
              }}
            >
              Load more
            </Button>
          </p>
        )}
        <p role="status" className="visually-hidden">
          {counted(people.length, 'person', 'people')} {people.length === 1 ? 'is' : 'are'} shown.
          {query.hasNextPage ? ' There are more.' : ''}
        </p>
      </div>
    </>
  )
}

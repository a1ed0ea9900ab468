import type { ListedPerson } from '@casewright/api/client'
import { Button, EmptyState, TextField } from '@casewright/ui'
import { More } from '../../../components/list/more.tsx'
import { Loading } from '../../../components/page/loading.tsx'
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
  const { people, first } = query
  if (!people) return <Loading query={query} label="Loading users..." failure="Users could not be loaded." />
  return (
    <>
      <search className={css.search} aria-label="Search people">
        <TextField label="Search by name or email" type="search" value={typed} onChange={type} maxLength={200} />
      </search>
      <More query={query} count={people.length} of={['person', 'people']} entry="[data-person]">
        {people.length === 0 ? (
          <EmptyState
            headingLevel={3}
            title="No users found"
            action={<Button onPress={() => onSearch('')}>Show all</Button>}
          >
            No user’s name or email contains these words.
          </EmptyState>
        ) : (
          <PersonTable people={people} plans={first?.plans ?? []} onAct={onAct} />
        )}
      </More>
    </>
  )
}

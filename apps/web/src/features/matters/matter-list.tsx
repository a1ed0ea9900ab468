import { Button, EmptyState } from '@casewright/ui'
import { More } from '../../components/list/more.tsx'
import { Loading } from '../../components/page/loading.tsx'
import { useMatters } from '../../matters/use-matters.ts'
import { MatterTable } from './matter-table.tsx'

interface MatterListProps {
  /** Words of the name or the number. */
  text: string
  onOpen: () => void
  onClear: () => void
}

/** The matters whose names or numbers have the words. */
export function MatterList({ text, onOpen, onClear }: MatterListProps) {
  const { matters, ...query } = useMatters({ text })
  if (!matters)
    return <Loading query={query} label="Loading your matters..." failure="Your matters could not be loaded." />
  if (matters.length === 0 && text)
    return (
      <EmptyState headingLevel={2} title="No results" action={<Button onPress={onClear}>Show all</Button>}>
        None of your matters has these words in its name or number.
      </EmptyState>
    )
  if (matters.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        title="No matters yet"
        action={
          <Button variant="primary" onPress={onOpen}>
            Open a matter
          </Button>
        }
      >
        A matter is shared work: only its members can see what was run, uploaded and saved in it, and what it cost.
      </EmptyState>
    )
  return (
    <More query={query} count={matters.length} of={['matter']} entry="a[data-matter]">
      <MatterTable matters={matters} />
    </More>
  )
}

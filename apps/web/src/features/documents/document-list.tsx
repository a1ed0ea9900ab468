import { Button, ButtonLink, EmptyState } from '@casewright/ui'
import { More } from '../../components/list/more.tsx'
import { Loading } from '../../components/page/loading.tsx'
import { useRegistry } from '../../tools/registry.ts'
import { type Act, DocumentTable } from './document-table.tsx'
import { useDocuments } from './use-documents.ts'

interface DocumentListProps {
  /** Words that the titles have. */
  text: string
  renaming: string | undefined
  onRenamed: (id: string) => void
  onAct: Parameters<typeof DocumentTable>[0]['onAct']
  onClear: () => void
}

export type { Act }

const Empty = () => (
  <EmptyState
    headingLevel={2}
    title="No saved documents yet"
    action={<ButtonLink href="/dashboard">Go to the dashboard</ButtonLink>}
  >
    You can save what you write with a tool here, with all of its versions: choose ‘Save to My documents’.
  </EmptyState>
)

const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState headingLevel={2} title="No results" action={<Button onPress={onClear}>Show all</Button>}>
    No document’s name contains these words.
  </EmptyState>
)

/** The documents whose names have the words. */
export function DocumentList({ text, renaming, onRenamed, onAct, onClear }: DocumentListProps) {
  const { documents, ...query } = useDocuments(text)
  const { tools, isPending } = useRegistry()
  if (!documents || isPending)
    return (
      <Loading
        query={isPending ? { ...query, data: undefined } : query}
        label="Loading your documents..."
        failure="Your documents could not be loaded."
      />
    )
  if (documents.length === 0) return text ? <NoMatch onClear={onClear} /> : <Empty />
  return (
    <More query={query} count={documents.length} of={['document']} entry="a[data-document]">
      <DocumentTable documents={documents} tools={tools} renaming={renaming} onRenamed={onRenamed} onAct={onAct} />
    </More>
  )
}

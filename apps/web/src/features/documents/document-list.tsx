import { counted } from '@casewright/core/client'
import { Button, ButtonLink, EmptyState, Notice, Spinner } from '@casewright/ui'
import { useFocusOnMore } from '../../lib/use-focus-on-more.ts'
import { useRegistry } from '../../tools/registry.ts'
import { type Act, DocumentTable } from './document-table.tsx'
import * as css from './documents.css.ts'
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
    title="You keep no documents yet"
    action={<ButtonLink href="/dashboard">Go to the dashboard</ButtonLink>}
  >
    What you write with a tool can be kept here with all of its versions: choose ‘Keep in My documents’ beside it.
  </EmptyState>
)

const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState headingLevel={2} title="Nothing matches" action={<Button onPress={onClear}>Show all</Button>}>
    No document has these words in its name.
  </EmptyState>
)

/** The documents whose names have the words. */
export function DocumentList({ text, renaming, onRenamed, onAct, onClear }: DocumentListProps) {
  const { documents, data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useDocuments(text)
  const { tools, isPending } = useRegistry()
  const { list, remember } = useFocusOnMore(data?.pages.length ?? 0, 'a[data-document]')
  if (error && !documents)
    return (
      <Notice
        tone="error"
        title="Your documents could not be loaded."
        action={{ label: 'Try again', busy: isFetching, onPress: () => void refetch() }}
      >
        {error.message}
      </Notice>
    )
  if (!documents || isPending) return <Spinner label="Loading your documents..." />
  if (documents.length === 0) return text ? <NoMatch onClear={onClear} /> : <Empty />
  const more = () => {
    remember(documents.length)
    void fetchNextPage()
  }
  return (
    <div ref={list}>
      <DocumentTable documents={documents} tools={tools} renaming={renaming} onRenamed={onRenamed} onAct={onAct} />
      {hasNextPage && (
        <p className={css.more}>
          <Button busy={isFetchingNextPage} busyLabel="Loading..." onPress={more}>
            Load more
          </Button>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {counted(documents.length, 'document')} {documents.length === 1 ? 'is' : 'are'} shown.
        {hasNextPage ? ' There are more.' : ''}
      </p>
    </div>
  )
}

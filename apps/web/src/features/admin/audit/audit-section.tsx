import { Button, ButtonLink, EmptyState, Notice, Spinner } from '@casewright/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useFocusOnMore } from '../../../lib/use-focus-on-more.ts'
import { SectionHead } from '../../settings/section-head.tsx'
import * as css from '../../settings/settings.css.ts'
import { row } from '../admin.css.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'
import { ChainState } from './chain-state.tsx'
import { exportAddress, noFilter, useAudit } from './use-audit.ts'

/** `/admin/audit`: who did what, when and from where. */
export function AuditSection() {
  const [filter, setFilter] = useState(noFilter)
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = useAudit(filter)
  const { list, remember } = useFocusOnMore(data?.pages.length ?? 0, '[data-line]')
  const entries = data?.pages.flatMap(({ events }) => events)
  return (
    <div className={css.settings}>
      <SectionHead
        title="Audit log"
        lead="Who did what, when and from where. It holds no names and no content: names are looked up when you read it. Nothing in it can be changed or deleted."
      />
      <section aria-labelledby="chain" className={css.section}>
        <h2 id="chain">State of the log</h2>
        <ChainState />
      </section>
      <section aria-labelledby="lines" className={css.section}>
        <h2 id="lines">Lines</h2>
        <AuditFilters filter={filter} onChange={setFilter} />
        {error && !entries && (
          <Notice
            tone="error"
            title="The log could not be loaded."
            action={{ label: 'Try again', busy: isFetching, onPress: () => void refetch() }}
          >
            {error.message}
          </Notice>
        )}
        {!entries && !error && <Spinner label="Loading the log..." />}
        {entries?.length === 0 && (
          <EmptyState title="No line matches" action={<Button onPress={() => setFilter(noFilter)}>Show all</Button>}>
            Nothing like this was written down.
          </EmptyState>
        )}
        {entries && entries.length > 0 && (
          <div ref={list}>
            <AuditTable entries={entries} />
          </div>
        )}
        {hasNextPage && (
          <div>
            <Button
              busy={isFetchingNextPage}
              busyLabel="Loading..."
              onPress={() => {
                remember(entries?.length ?? 0)
                void fetchNextPage()
              }}
            >
              Show earlier
            </Button>
          </div>
        )}
      </section>
      <section aria-labelledby="audit-export" className={css.section}>
        <h2 id="audit-export">Export</h2>
        <p className={css.words}>
          A file with the lines that the filter above lets through, the oldest first. Keep one from time to time,
          outside this server: a log that is cut off at its end later no longer has the last line of your file. The
          export itself becomes a line.
        </p>
        <div className={row}>
          <ButtonLink href={exportAddress(filter, 'csv')} download icon={<Download aria-hidden="true" />}>
            Export for a spreadsheet
          </ButtonLink>
          <ButtonLink href={exportAddress(filter, 'lines')} download icon={<Download aria-hidden="true" />}>
            Export for programs
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}

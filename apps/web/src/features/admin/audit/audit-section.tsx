import { Button, ButtonLink, EmptyState } from '@casewright/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { More } from '../../../components/list/more.tsx'
import { Loading } from '../../../components/page/loading.tsx'
import * as css from '../../../components/sections/section.css.ts'
import { SectionHead } from '../../../components/sections/section-head.tsx'
import { row } from '../admin.css.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'
import { ChainState } from './chain-state.tsx'
import { exportAddress, noFilter, useAudit } from './use-audit.ts'

/** `/admin/audit`: who did what, when and from where. */
export function AuditSection() {
  const [filter, setFilter] = useState(noFilter)
  const query = useAudit(filter)
  const entries = query.data?.pages.flatMap(({ events }) => events)
  return (
    <div className={css.settings}>
      <SectionHead
        title="Audit log"
        lead="Who did what, when and from where. The log contains no names and no content; names are looked up when you view it. Entries cannot be changed or deleted."
      />
      <section aria-labelledby="chain" className={css.section}>
        <h2 id="chain">Log status</h2>
        <ChainState />
      </section>
      <section aria-labelledby="lines" className={css.section}>
        <h2 id="lines">Lines</h2>
        <AuditFilters filter={filter} onChange={setFilter} />
        {!entries && <Loading query={query} label="Loading the log..." failure="The log could not be loaded." />}
        {entries?.length === 0 && (
          <EmptyState title="No entries found" action={<Button onPress={() => setFilter(noFilter)}>Show all</Button>}>
            No entries match these filters.
          </EmptyState>
        )}
        {entries && entries.length > 0 && (
          <More query={query} count={entries.length} of={['line']} entry="[data-line]" label="Show earlier">
            <AuditTable entries={entries} />
          </More>
        )}
      </section>
      <section aria-labelledby="audit-export" className={css.section}>
        <h2 id="audit-export">Export</h2>
        <p className={css.words}>
          Exports the entries that match the filters above, oldest first. Save a copy outside this server from time to
          time: if the end of the log is ever removed, its last entries will still be in your file. The export is logged
          too.
        </p>
        <div className={row}>
          <ButtonLink href={exportAddress(filter, 'csv')} download icon={<Download aria-hidden="true" />}>
            Export as CSV
          </ButtonLink>
          <ButtonLink href={exportAddress(filter, 'lines')} download icon={<Download aria-hidden="true" />}>
            Export as JSON
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}

import { Button } from '@casewright/ui'
import { useState } from 'react'
import { ListHead } from '../../components/list/list-head.tsx'
import { PartBoundary } from '../../components/page/boundary.tsx'
import { Page } from '../../components/page/page.tsx'
import { usePageTitle } from '../../lib/about.ts'
import { useRegistry } from '../../tools/registry.ts'
import { TreatmentAlerts } from '../../tools/treatment-alerts/treatment-alerts.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { isFiltered, useHistoryFilter } from './filter.ts'
import { Filters } from './filters.tsx'
import { HistoryList } from './history-list.tsx'
import type { Doomed } from './use-deletion.ts'
import { useHistory } from './use-history.ts'

/** `/history`: all that was asked of the tools, with how it ended. */
export function HistoryPage() {
  const { tools } = useRegistry()
  const [filter, setFilter] = useHistoryFilter()
  const { runs } = useHistory(filter)
  const [doomed, setDoomed] = useState<Doomed>()
  usePageTitle('History')
  return (
    <Page>
      <ListHead
        title="History"
        lead="Everything you have run, with its outcome."
        actions={
          runs &&
          runs.length > 0 && (
            <Button variant="danger" onPress={() => setDoomed({ filter })}>
              {isFiltered(filter) ? 'Delete all that match' : 'Delete all'}
            </Button>
          )
        }
      />
      <PartBoundary>
        <TreatmentAlerts />
      </PartBoundary>
      <Filters tools={tools} filter={filter} onChange={setFilter} />
      <PartBoundary title="Your history could not be shown.">
        <HistoryList
          filter={filter}
          onDelete={(run) => setDoomed({ run })}
          onClear={() => setFilter({ tool: '', text: '' })}
        />
      </PartBoundary>
      {doomed && (
        <DeleteDialog
          doomed={doomed}
          nameOf={(id) => tools.find((tool) => tool.id === id)?.title ?? id}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </Page>
  )
}

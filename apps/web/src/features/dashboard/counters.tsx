import type { HistoryItem } from '@casewright/api/client'
import type { RegistryTool } from '@casewright/core/client'
import * as css from './dashboard-page.css.ts'
import { countsOf } from './history.ts'

/** How much has been done. */
export const Counters = ({ tools, items }: { tools: readonly RegistryTool[]; items: readonly HistoryItem[] }) => (
  <dl className={css.counters}>
    {countsOf(tools, items).map(({ label, count }) => (
      <div key={label} className={css.counter}>
        <dt className={css.counterLabel}>{label}</dt>
        <dd className={css.count}>{count.toLocaleString('en-US')}</dd>
      </div>
    ))}
  </dl>
)

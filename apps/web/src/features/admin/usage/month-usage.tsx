import type { PlanLimits, UsageReport } from '@casewright/api/client'
import { counted, inDollars } from '@casewright/core/client'
import { ButtonLink, Notice, Select, StatPill } from '@casewright/ui'
import { Download } from 'lucide-react'
import * as settingsCss from '../../../components/sections/section.css.ts'
import { ModelTable } from './model-table.tsx'
import { monthsSince, monthWords } from './month-words.ts'
import { PeopleTable } from './people-table.tsx'
import { ToolTable } from './tool-table.tsx'
import * as css from './usage.css.ts'
import { exportAddress } from './use-usage.ts'

interface MonthUsageProps {
  report: UsageReport
  plans: readonly PlanLimits[]
  onMonth: (month: string) => void
}

/** A month: its totals, and who and what they are of. */
export function MonthUsage({ report, plans, onMonth }: MonthUsageProps) {
  const { month, since, usage } = report
  const { runs, calls, inputTokens, outputTokens, costMicros, unpriced } = usage.total
  const without = usage.byModel.filter((one) => one.unpriced > 0).map(({ model }) => model)
  return (
    <section aria-labelledby="month" className={settingsCss.section}>
      <h2 id="month">What was used</h2>
      <div className={css.tools}>
        <div className={css.month}>
          <Select
            label="Month"
            options={monthsSince(since).map((name) => ({ value: name, label: monthWords(name) }))}
            value={month}
            onChange={onMonth}
          />
        </div>
        <ButtonLink href={exportAddress(month)} download icon={<Download aria-hidden="true" />}>
          Export as CSV
        </ButtonLink>
      </div>
      {runs === 0 && calls === 0 ? (
        <p className={settingsCss.words}>Nothing was used in {monthWords(month)}.</p>
      ) : (
        <>
          <div className={css.pills}>
            <StatPill value={runs.toLocaleString('en-US')} label={runs === 1 ? 'run' : 'runs'} />
            <StatPill value={calls.toLocaleString('en-US')} label={calls === 1 ? 'model call' : 'model calls'} />
            <StatPill value={(inputTokens + outputTokens).toLocaleString('en-US')} label="tokens" />
            <StatPill value={inDollars(costMicros)} label={unpriced > 0 ? 'known cost' : 'cost'} />
          </div>
          {unpriced > 0 && (
            <Notice tone="partial" title={`Cost is incomplete: no price is set for ${without.join(', ')}.`}>
              {counted(unpriced, 'call')} of {calls.toLocaleString('en-US')} have no known cost. Prices you set below
              apply from the next call.
            </Notice>
          )}
          <PeopleTable report={report} plans={plans} />
          <ToolTable rows={usage.byTool} />
          {usage.byModel.length > 0 && <ModelTable rows={usage.byModel} />}
        </>
      )}
      <p className={settingsCss.note}>
        A run counts when it starts, and each model response when it arrives, including runs later canceled or deleted.
        Deleted accounts are counted together.
      </p>
    </section>
  )
}

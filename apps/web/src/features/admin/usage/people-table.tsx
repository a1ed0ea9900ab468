import type { PlanLimits, UsageReport, UsageSum } from '@casewright/api/client'
import { inBytes, inDollars } from '@casewright/core/client'
import { Table } from '@casewright/ui'
import { lines, small } from '../../../components/sections/section.css.ts'
import { costWords } from './cost-words.ts'
import { Share } from './share-bar.tsx'

interface PeopleTableProps {
  report: UsageReport
  plans: readonly PlanLimits[]
}

interface Row {
  sum: UsageSum
  person: UsageReport['people'][number] | undefined
  plan: PlanLimits | undefined
}

const nothing: UsageSum = { runs: 0, calls: 0, inputTokens: 0, outputTokens: 0, costMicros: 0, unpriced: 0 }
const ofLimit = (shown: string, limit: string | null) => (limit === null ? shown : `${shown} of ${limit}`)

/** Who used what; with the limits of their plan, where they have one. */
export function PeopleTable({ report: { usage, people }, plans }: PeopleTableProps) {
  const planOf = (name: string | null | undefined) =>
    plans.find((plan) => plan.name.toLowerCase() === name?.toLowerCase())
  const used = usage.byPerson.map(({ personId, ...sum }): Row => {
    const person = people.find(({ id }) => id === personId)
    return { sum, person, plan: planOf(person?.plan) }
  })
  const idle = people
    .filter(({ id, storageBytes }) => storageBytes > 0 && !usage.byPerson.some(({ personId }) => personId === id))
    .map((person): Row => ({ sum: nothing, person, plan: planOf(person.plan) }))
  const rows = [...used, ...idle]
  const most = Math.max(1, ...rows.map(({ sum }) => sum.runs))
  return (
    <Table
      caption="By person"
      rows={rows}
      rowKey={({ person }) => person?.id ?? 'erased'}
      columns={[
        {
          id: 'person',
          title: 'Person',
          cell: ({ person, plan }) => (
            <span className={lines}>
              {person?.name ?? 'Deleted accounts'}
              {person && <span className={small}>{person.email}</span>}
              {person?.plan && (
                <span className={small}>{plan ? plan.name : `${person.plan}: no such plan, no limits`}</span>
              )}
            </span>
          ),
        },
        {
          id: 'runs',
          title: 'Runs',
          cell: ({ sum, plan }) => (
            <Share value={sum.runs} of={plan?.runs ?? most} isLimit={plan?.runs != null}>
              {ofLimit(sum.runs.toLocaleString('en-US'), plan?.runs?.toLocaleString('en-US') ?? null)}
            </Share>
          ),
        },
        {
          id: 'tokens',
          title: 'Tokens',
          cell: ({ sum }) => (sum.inputTokens + sum.outputTokens).toLocaleString('en-US'),
        },
        {
          id: 'cost',
          title: 'Cost',
          cell: ({ sum, plan }) => {
            const limit = plan?.costMicros != null ? inDollars(plan.costMicros) : null
            return limit && sum.unpriced > 0 ? `${costWords(sum)}; limit ${limit}` : ofLimit(costWords(sum), limit)
          },
        },
        {
          id: 'storage',
          title: 'Storage now',
          cell: ({ person, plan }) =>
            person
              ? ofLimit(inBytes(person.storageBytes), plan?.storageBytes != null ? inBytes(plan.storageBytes) : null)
              : '',
        },
      ]}
    />
  )
}

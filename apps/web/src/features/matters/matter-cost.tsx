import type { MatterCost as Cost, UsageSum } from '@casewright/api/client'
import { counted, inDollars } from '@casewright/core/client'
import { type Column, EmptyState, Notice, StatPill, Table } from '@casewright/ui'
import { lines, small } from '../../components/list/list-page.css.ts'
import { Loading } from '../../components/page/loading.tsx'
import { useRegistry } from '../../tools/registry.ts'
import * as css from './matters.css.ts'
import { useMatterCost } from './use-contents.ts'

const grouped = (count: number) => count.toLocaleString('en-US')

const Price = ({ calls, costMicros, unpriced }: UsageSum) =>
  unpriced === 0 ? (
    inDollars(costMicros)
  ) : (
    <span className={lines}>
      {unpriced < calls && inDollars(costMicros)}
      <span className={small}>
        {unpriced < calls ? `and ${counted(unpriced, 'call')} for which no price is set` : 'No price is set'}
      </span>
    </span>
  )

const sums: Column<UsageSum>[] = [
  { id: 'runs', title: 'Runs', kind: 'number', cell: ({ runs }) => grouped(runs) },
  { id: 'input', title: 'Tokens read', kind: 'number', cell: ({ inputTokens }) => grouped(inputTokens) },
  { id: 'output', title: 'Tokens written', kind: 'number', cell: ({ outputTokens }) => grouped(outputTokens) },
  { id: 'cost', title: 'Cost', kind: 'number', cell: Price },
]

const Missing = () => (
  <Notice title="Cost is incomplete.">
    Some language model calls were made before a price was set, so their cost is not included. Administrators set prices
    under Administration, Usage; they apply to later calls.
  </Notice>
)

function Figures({ total, byPerson, byTool }: Cost) {
  const { tools } = useRegistry()
  const people: Column<Cost['byPerson'][number]>[] = [
    { id: 'who', title: 'Member', cell: ({ person }) => person?.name ?? 'Deleted accounts' },
    ...sums,
  ]
  const used: Column<Cost['byTool'][number]>[] = [
    { id: 'tool', title: 'Tool', cell: ({ tool }) => tools.find(({ id }) => id === tool)?.title ?? tool },
    ...sums,
  ]
  return (
    <div className={css.stack}>
      <div className={css.figures}>
        <StatPill value={grouped(total.runs)} label={total.runs === 1 ? 'run' : 'runs'} />
        <StatPill value={grouped(total.inputTokens + total.outputTokens)} label="tokens" />
        <StatPill
          value={inDollars(total.costMicros)}
          label={total.unpriced > 0 ? 'of calls whose price is set' : 'in all'}
        />
      </div>
      {total.unpriced > 0 && <Missing />}
      <Table caption="By member" rows={byPerson} rowKey={({ person }) => person?.id ?? 'erased'} columns={people} />
      <Table caption="By tool" rows={byTool} rowKey={({ tool }) => tool} columns={used} />
      <p className={small}>Deleted runs are included. Each call is priced as of its date.</p>
    </div>
  )
}

/** What the work in a matter took: by member and by tool. */
export function MatterCost({ id }: { id: string }) {
  const query = useMatterCost(id)
  const { data } = query
  if (data && data.total.runs === 0)
    return (
      <EmptyState headingLevel={2} title="No usage in this matter yet">
        Runs, language model tokens and their cost will appear here.
      </EmptyState>
    )
  if (data) return <Figures {...data} />
  return <Loading query={query} label="Loading the cost..." failure="The cost of this matter could not be loaded." />
}

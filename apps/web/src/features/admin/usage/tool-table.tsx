import type { Usage } from '@casewright/api/client'
import { Table } from '@casewright/ui'
import { useRegistry } from '../../../tools/registry.ts'
import { costWords } from './cost-words.ts'
import { Share } from './share-bar.tsx'

/** What each tool was used for. */
export function ToolTable({ rows }: { rows: Usage['byTool'] }) {
  const { tools } = useRegistry()
  const titleOf = (tool: string) =>
    tool === 'connection-test' ? 'Model tests' : (tools.find(({ id }) => id === tool)?.title ?? tool)
  const most = Math.max(1, ...rows.map(({ runs }) => runs))
  return (
    <Table
      caption="By tool"
      rows={rows}
      rowKey={({ tool }) => tool}
      columns={[
        { id: 'tool', title: 'Tool', cell: ({ tool }) => titleOf(tool) },
        {
          id: 'runs',
          title: 'Runs',
          cell: ({ runs }) => (
            <Share value={runs} of={most}>
              {runs.toLocaleString('en-US')}
            </Share>
          ),
        },
        {
          id: 'tokens',
          title: 'Tokens',
          cell: ({ inputTokens, outputTokens }) => (inputTokens + outputTokens).toLocaleString('en-US'),
        },
        { id: 'cost', title: 'Cost', cell: costWords },
      ]}
    />
  )
}

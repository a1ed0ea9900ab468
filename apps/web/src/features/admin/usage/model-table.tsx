import type { Usage } from '@casewright/api/client'
import { Table } from '@casewright/ui'
import { costWords } from './cost-words.ts'

/** What each model was asked, and what it cost. */
export const ModelTable = ({ rows }: { rows: Usage['byModel'] }) => (
  <Table
    caption="By model"
    rows={rows}
    rowKey={({ model }) => model}
    columns={[
      { id: 'model', title: 'Model', cell: ({ model }) => model },
      { id: 'calls', title: 'Calls', cell: ({ calls }) => calls.toLocaleString('en-US') },
      { id: 'read', title: 'Tokens read', cell: ({ inputTokens }) => inputTokens.toLocaleString('en-US') },
      { id: 'written', title: 'Tokens written', cell: ({ outputTokens }) => outputTokens.toLocaleString('en-US') },
      {
        id: 'cost',
        title: 'Cost',
        cell: costWords,
      },
    ]}
  />
)

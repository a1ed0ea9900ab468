import type { Installation } from '@casewright/core/client'
import { Table } from '@casewright/ui'
import { section, words } from '../settings/settings.css.ts'

/** Tools that are left out because they could not be loaded. */
export const ToolFailures = ({ failures }: { failures: Installation['toolFailures'] }) => (
  <section aria-labelledby="tools" className={section}>
    <h2 id="tools">Tools</h2>
    {failures.length === 0 ? (
      <p className={words}>All tools were loaded.</p>
    ) : (
      <Table
        caption="Tools that could not be loaded; the others work"
        rows={failures}
        rowKey={({ name }) => name}
        columns={[
          { id: 'name', title: 'Package', cell: ({ name }) => name },
          { id: 'problem', title: 'Why', cell: ({ problem }) => problem },
        ]}
      />
    )}
  </section>
)

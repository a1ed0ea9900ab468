import type { Installation, ToolTrouble } from '@casewright/api/client'
import { Notice, Table } from '@casewright/ui'
import { kinds, section, words } from '../../components/sections/section.css.ts'
import { formatMoment } from '../../lib/dates.ts'
import { useRegistry } from '../../tools/registry.ts'

const troubleWords: Record<ToolTrouble['kind'], (count: number) => string> = {
  run: (count) =>
    `${count === 1 ? '1 run' : `${count} runs`} in the last seven days failed or returned no usable result.`,
  stray: (count) => `It left ${count === 1 ? 'an error' : `${count} errors`} uncaught since the server started.`,
  panel: (count) => `Its panel broke ${count === 1 ? 'once' : `${count} times`} on a page since the server started.`,
}

/** How the tools stand: what could not be loaded, what goes wrong, which are the firm's own, and its files for them. */
export function ToolsState({ installation }: { installation: Installation }) {
  const { toolFailures, toolTroubles, ownTools, firmProblems } = installation
  const { tools } = useRegistry()
  const titleOf = (id: string) => tools.find((tool) => tool.id === id)?.title ?? id
  return (
    <section aria-labelledby="tools" className={section}>
      <h2 id="tools">Tools</h2>
      {toolFailures.length === 0 ? (
        <p className={words}>All tools were loaded.</p>
      ) : (
        <Table
          caption="Tools that could not be loaded; the others work"
          rows={toolFailures}
          rowKey={({ name }) => name}
          columns={[
            { id: 'name', title: 'Package', cell: ({ name }) => name },
            { id: 'problem', title: 'Why', cell: ({ problem }) => problem },
          ]}
        />
      )}
      {toolTroubles.length > 0 && (
        <Table
          caption="Tools with problems"
          rows={toolTroubles}
          rowKey={({ tool, kind }) => `${tool} ${kind}`}
          columns={[
            { id: 'tool', title: 'Tool', cell: ({ tool }) => titleOf(tool) },
            { id: 'trouble', title: 'What happened', cell: ({ kind, count }) => troubleWords[kind](count) },
            { id: 'last', title: 'Last', kind: 'when', cell: ({ last }) => formatMoment(last) },
          ]}
        />
      )}
      {firmProblems.length > 0 && (
        <Table
          caption="Your tool files that cannot be used; they are reloaded when they change"
          rows={firmProblems}
          rowKey={({ tool, problem }) => `${tool} ${problem}`}
          columns={[
            { id: 'tool', title: 'Tool', cell: ({ tool }) => titleOf(tool) },
            { id: 'problem', title: 'Problem', cell: ({ problem }) => problem },
          ]}
        />
      )}
      {ownTools.length > 0 && (
        <>
          <Notice title="These are your own tools.">
            They run with the server’s permissions: each can read its data and call any address. Install only tools you
            have reviewed or trust.
          </Notice>
          <ul className={kinds} aria-label="Your own tools">
            {ownTools.map(({ name, title }) => (
              <li key={name}>{title === name ? title : `${title} (${name})`}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

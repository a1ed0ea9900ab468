import { definePanel } from '@casewright/core/client'
import { Notice, Spinner, TabStrip } from '@casewright/ui'
import type { manifest } from '../manifest.ts'
import { Kept } from './kept.tsx'
import * as css from './panel.css.ts'
import { StoredDocument } from './stored-document.tsx'
import { useTypes } from './use-types.ts'
import { Workplace } from './workplace.tsx'

const titles: Record<string, string> = { letters: 'Letters', contracts: 'Contracts', applications: 'Applications' }

/** The page of the writing tool: a type, a method, what is put in, and the document in a preview. */
export const panel = definePanel<typeof manifest>(function DocumentGeneration(host) {
  const { stored, tool, tab, kept, navigateTab } = host
  const { types, problem, retry } = useTypes(host)
  const { opened } = kept
  if (stored) return <StoredDocument host={host} types={types} />
  const { path, tabs = [] } = tool.place.kind === 'page' ? tool.place : { path: '' }
  return (
    <div className={css.outer} data-edge-to-edge>
      <TabStrip
        label="Kinds of document"
        menuLabel="Kind of document"
        items={tabs.map((id) => ({ id, title: titles[id] ?? id, href: `${path}/${id}` }))}
        current={opened ? undefined : tab}
        onNavigate={(href) => navigateTab?.(href.slice(path.length + 1))}
      />
      {types ? (
        opened ? (
          <Kept key={`${opened.id}:${opened.shown}`} host={host} opened={opened} types={types} />
        ) : (
          <Workplace host={host} types={types} />
        )
      ) : (
        <div className={css.page}>
          {problem ? (
            <Notice
              tone="error"
              title="The types of document could not be loaded."
              action={{ label: 'Try again', onPress: retry }}
            >
              {problem}
            </Notice>
          ) : (
            <Spinner label="Loading the types of document..." />
          )}
        </div>
      )}
    </div>
  )
})

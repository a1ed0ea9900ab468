import type { Connection } from '@casewright/api/client'
import { Notice } from '@casewright/ui'
import { Loading } from '../../../components/page/loading.tsx'
import { note, section, settings, words } from '../../../components/sections/section.css.ts'
import { SectionHead } from '../../../components/sections/section-head.tsx'
import { ConnectionTable } from './connection-table.tsx'
import { useConnections, useTests } from './use-connections.ts'

interface Group {
  kind: Connection['kind']
  title: string
  text: string
  /** Said where there is none. */
  none: string
}

const groups: readonly Group[] = [
  {
    kind: 'source',
    title: 'Sources of law',
    text: 'Searched in addition to this installation’s library. A test is one short search, and counts toward the source’s limits.',
    none: 'Only this installation’s library is searched. Set SOURCES to add others.',
  },
  { kind: 'web', title: 'The web', text: 'What legal web search uses.', none: '' },
  { kind: 'mail', title: 'Mail', text: 'A test sends an email to your own address.', none: '' },
]

/** `/admin/connections`: whom the tools ask outside, and whether they answer. */
export function ConnectionsSection() {
  const query = useConnections()
  const { data } = query
  const tests = useTests()
  return (
    <div className={settings}>
      <SectionHead
        title="Connections"
        lead="The sources, search engine and mail server that this installation uses, and whether they respond. They are set on the server; keys are never shown."
      />
      {data?.offline && (
        <Notice title="This installation is offline (OFFLINE=1).">
          Nothing leaves it except to a model or mail server in your own network, so other services cannot be used or
          tested.
        </Notice>
      )}
      <Loading query={query} label="Loading connections..." failure="The connections could not be loaded." />
      {data &&
        groups.map(({ kind, title, text, none }) => {
          const rows = data.connections.filter((one) => one.kind === kind)
          return (
            <section key={kind} aria-labelledby={`kind-${kind}`} className={section}>
              <h2 id={`kind-${kind}`}>{title}</h2>
              {rows.length === 0 ? (
                <p className={words}>{none}</p>
              ) : (
                <>
                  <ConnectionTable title={title} rows={rows} {...tests} />
                  <p className={note}>{text}</p>
                </>
              )}
            </section>
          )
        })}
    </div>
  )
}

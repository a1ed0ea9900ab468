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
    kind: 'model',
    title: 'Language models',
    text: 'Asked in this order: the next one where the one before fails. A test asks for one word; its few tokens are counted under Usage.',
    none: 'No model is connected. Every tool works on evidence alone. LLM_MODEL connects one.',
  },
  {
    kind: 'source',
    title: 'Sources of law',
    text: 'Asked beside the library of this installation. A test is one short search, and counts against what may be asked.',
    none: 'No source is asked but the library of this installation. SOURCES names them.',
  },
  { kind: 'web', title: 'The web', text: 'What the tool for legal news searches.', none: '' },
  { kind: 'mail', title: 'Mail', text: 'A test sends a mail to your own address.', none: '' },
]

/** `/admin/connections`: whom the tools ask outside, and whether they answer. */
export function ConnectionsSection() {
  const query = useConnections()
  const { data } = query
  const tests = useTests()
  return (
    <div className={settings}>
      <SectionHead
        title="Models and sources"
        lead="Whom this installation asks, and whether they answer. They are set where the server is started; keys are never shown."
      />
      {data?.offline && (
        <Notice title="This installation is offline (OFFLINE=1).">
          Nothing leaves it but to a model or a mail server in your own network, so all others cannot be asked or
          tested.
        </Notice>
      )}
      <Loading query={query} label="Loading models and sources..." failure="Models and sources could not be loaded." />
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

import type { LedgerEntry } from '@casewright/api/client'
import { type Column, EmptyState, formatBytes, Table } from '@casewright/ui'
import { More, type Pages } from '../../components/list/more.tsx'
import * as css from '../../components/sections/section.css.ts'
import { formatMoment } from '../../lib/dates.ts'
import * as own from './ledger.css.ts'
import { nameOfKind, purposeOf, whatLeft } from './privacy.ts'

const Replaced = ({ entry: { kind, trust, replaced } }: { entry: LedgerEntry }) => {
  if (replaced.length === 0) return kind === 'model' && trust === 'cloud' ? 'Nothing replaced' : null
  return (
    <details>
      <summary>{replaced.length === 1 ? '1 item' : `${replaced.length} items`}</summary>
      <ul className={own.replaced}>
        {replaced.map(({ kind, placeholder, shown }) => (
          <li key={placeholder} title={nameOfKind(kind)}>
            {shown} <span className={own.placeholder}>as {placeholder}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

const columns: Column<LedgerEntry>[] = [
  {
    id: 'when',
    title: 'When',
    kind: 'when',
    cell: ({ id, at }) => (
      <span data-entry={id} tabIndex={-1}>
        {formatMoment(at)}
      </span>
    ),
  },
  {
    id: 'whom',
    title: 'Recipient',
    cell: ({ name, host }) => (
      <span className={css.lines}>
        {name}
        <span className={css.small}>{host}</span>
      </span>
    ),
  },
  {
    id: 'purpose',
    title: 'Purpose',
    cell: (entry) => (
      <span className={css.lines}>
        {purposeOf(entry)}
        {entry.run && (
          <a className={css.small} href={`/history/${entry.run.id}`}>
            {entry.run.label}
          </a>
        )}
      </span>
    ),
  },
  { id: 'left', title: 'Data sent', cell: (entry) => whatLeft(entry, formatBytes) },
  { id: 'replaced', title: 'Replaced', cell: (entry) => <Replaced entry={entry} /> },
]

/** What was sent for this person, newest first. */
export const Ledger = ({ entries, query }: { entries: LedgerEntry[]; query: Pages }) => (
  <section aria-labelledby="ledger" className={css.section}>
    <h2 id="ledger">What has left</h2>
    <p className={css.words}>
      Every request made on your behalf. The content sent is not stored. Entries cannot be changed or deleted here.
    </p>
    <More query={query} count={entries.length} of={['entry', 'entries']} entry="[data-entry]" label="Show earlier">
      <Table
        caption="What has left"
        isCaptionHidden
        rows={entries}
        rowKey={({ id }) => String(id)}
        columns={columns}
        empty={
          <EmptyState title="Nothing has left this machine.">
            What is sent to a model, a legal source or the web is listed here.
          </EmptyState>
        }
      />
    </More>
  </section>
)

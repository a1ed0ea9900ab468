import type { Connection, ConnectionTest } from '@casewright/api/client'
import { Button, type Column, Table } from '@casewright/ui'
import { small, value } from '../../../components/sections/section.css.ts'
import { ConnectionState } from './connection-state.tsx'
import { budgetWords, dayWords, placeWords } from './connection-words.ts'
import * as css from './connections.css.ts'

interface ConnectionTableProps {
  title: string
  rows: readonly Connection[]
  test: (id: string) => void
  /** Ids of those that are being tested. */
  running: readonly string[]
  results: Readonly<Record<string, ConnectionTest>>
}

/** Those of one kind, in the order in which they are asked. */
export function ConnectionTable({ title, rows, test, running, results }: ConnectionTableProps) {
  const columns: Column<Connection>[] = [
    {
      id: 'who',
      title: 'Name',
      kind: 'name',
      cell: (row) => (
        <span className={css.who}>
          <span className={value}>{row.title}</span>
          {row.name && <span>{row.name}</span>}
          <span className={small}>{placeWords(row)}</span>
        </span>
      ),
    },
    {
      id: 'state',
      title: 'State',
      cell: (row) => <ConnectionState connection={row} tested={results[row.id]} />,
    },
    {
      id: 'day',
      title: 'Last 24 hours',
      cell: (row) => (
        <span className={css.day}>
          {dayWords(row)}
          {!row.off &&
            budgetWords(row).map((left) => (
              <span key={left} className={small}>
                {left}
              </span>
            ))}
        </span>
      ),
    },
    {
      id: 'test',
      title: 'Action',
      kind: 'action',
      cell: ({ id, title: who, name, off }) =>
        off ? (
          ''
        ) : (
          <span className={css.action}>
            <Button
              size="small"
              aria-label={`Test ${[who, name].filter(Boolean).join(', ')}`}
              busy={running.includes(id)}
              busyLabel="Testing..."
              onPress={() => test(id)}
            >
              Test
            </Button>
          </span>
        ),
    },
  ]
  return <Table fold="middle" caption={title} isCaptionHidden rows={rows} rowKey={({ id }) => id} columns={columns} />
}

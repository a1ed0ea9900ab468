import type { ApiKey } from '@casewright/api/client'
import { Button, type Column, Table } from '@casewright/ui'
import * as css from '../../../components/sections/section.css.ts'
import { formatDay, formatMoment } from '../../../lib/dates.ts'
import { useRegistry } from '../../../tools/registry.ts'
import { lifetimeWords, scopeWords } from './key-words.ts'

interface KeyTableProps {
  keys: readonly ApiKey[]
  /** The id of the key that is being revoked. */
  revoking: string | undefined
  onRevoke: (id: string) => void
}

/** The keys that a person has made. */
export function KeyTable({ keys, revoking, onRevoke }: KeyTableProps) {
  const { tools } = useRegistry()
  const columns: Column<ApiKey>[] = [
    {
      id: 'name',
      title: 'Name',
      kind: 'name',
      cell: ({ name, start }) => (
        <span className={css.lines}>
          {name}
          <code className={css.small}>{start}…</code>
        </span>
      ),
    },
    { id: 'scope', title: 'Can call', cell: (key) => scopeWords(key.tools, tools) },
    {
      id: 'lifetime',
      title: 'Valid',
      cell: ({ createdAt, expiresAt }) => (
        <span className={css.lines}>
          {lifetimeWords(expiresAt)}
          <span className={css.small}>Created {formatDay(createdAt)}</span>
        </span>
      ),
    },
    {
      id: 'used',
      title: 'Last used',
      kind: 'when',
      cell: ({ lastRequest }) => (lastRequest ? formatMoment(lastRequest) : 'Never'),
    },
    {
      id: 'revoke',
      title: 'Action',
      kind: 'action',
      cell: ({ id, name }) => (
        <Button
          size="small"
          aria-label={`Revoke ${name}`}
          busy={revoking === id}
          busyLabel="Revoking..."
          onPress={() => onRevoke(id)}
        >
          Revoke
        </Button>
      ),
    },
  ]
  return <Table caption="Your API keys" isCaptionHidden rows={keys} rowKey={({ id }) => id} columns={columns} />
}

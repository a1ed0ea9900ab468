import type { AuditEntry } from '@casewright/api/client'
import { type Column, Table } from '@casewright/ui'
import * as css from '../../../components/sections/section.css.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { id as idStyle } from '../admin.css.ts'
import { aboutOf, detailOf, whatOf, whoOf } from './audit-words.ts'

const isErased = ({ actorId, actorName }: AuditEntry) => actorId !== null && actorName === null

const columns: Column<AuditEntry>[] = [
  {
    id: 'when',
    title: 'When',
    kind: 'when',
    cell: ({ at, id }) => (
      <span className={css.lines} data-line={id} tabIndex={-1}>
        {formatMoment(at)}
        <span className={css.small}>Line {id}</span>
      </span>
    ),
  },
  {
    id: 'who',
    title: 'Who',
    cell: (entry) => (
      <span className={css.lines}>
        {whoOf(entry)}
        {isErased(entry) && <span className={idStyle}>{entry.actorId}</span>}
        {entry.keyId && <span className={css.small}>by an API key</span>}
        {entry.address && <span className={css.small}>from {entry.address}</span>}
      </span>
    ),
  },
  {
    id: 'what',
    title: 'What',
    cell: (entry) => (
      <span className={css.lines}>
        {whatOf(entry)}
        {Object.keys(entry.detail).length > 0 && <span className={css.small}>{detailOf(entry)}</span>}
      </span>
    ),
  },
  {
    id: 'about',
    title: 'About',
    cell: (entry) =>
      aboutOf(entry) && (
        <span className={css.lines}>
          {aboutOf(entry)}
          {(entry.subjectKind !== 'person' || entry.subjectName === null) && (
            <span className={idStyle}>{entry.subjectId}</span>
          )}
        </span>
      ),
  },
]

/** Lines of the log, newest first. */
export const AuditTable = ({ entries }: { entries: AuditEntry[] }) => (
  <Table
    caption="The audit log, newest first"
    isCaptionHidden
    rows={entries}
    rowKey={({ id }) => String(id)}
    columns={columns}
  />
)

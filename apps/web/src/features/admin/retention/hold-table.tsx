import type { HoldSubject, LegalHold } from '@casewright/api/client'
import { Badge, Button, type Column, Table } from '@casewright/ui'
import * as css from '../../../components/sections/section.css.ts'
import { formatDay } from '../../../lib/dates.ts'
import { act } from '../admin.css.ts'

/** What a hold lies on, in words; what is gone by now has its number alone. */
export const nameOf = (subject: HoldSubject): string =>
  subject.name ?? (subject.kind === 'person' ? 'Deleted account' : 'Deleted matter')

const asideOf = (subject: HoldSubject): string => {
  if (subject.name === null) return subject.id
  return (subject.kind === 'person' ? subject.email : subject.number) ?? ''
}

const columnsOf = (onLift: (hold: LegalHold) => void): Column<LegalHold>[] => [
  {
    id: 'subject',
    title: 'On',
    kind: 'name',
    cell: ({ subject }) => (
      <span className={css.lines}>
        <span className={css.value}>{nameOf(subject)}</span>
        <span className={css.small}>
          {[subject.kind === 'person' ? 'Person' : 'Matter', asideOf(subject)].filter(Boolean).join(', ')}
        </span>
      </span>
    ),
  },
  { id: 'reason', title: 'Reason', cell: ({ reason }) => reason },
  {
    id: 'placed',
    title: 'Placed',
    kind: 'when',
    cell: ({ placedAt, placedBy }) => (
      <span className={css.lines}>
        {formatDay(placedAt)}
        <span className={css.small}>by {placedBy ?? 'a deleted account'}</span>
      </span>
    ),
  },
  {
    id: 'state',
    title: 'State',
    cell: ({ liftedAt, liftedBy }) =>
      liftedAt === null ? (
        <Badge tone="brass">Holds</Badge>
      ) : (
        <span className={css.lines}>
          Lifted {formatDay(liftedAt)}
          <span className={css.small}>by {liftedBy ?? 'a deleted account'}</span>
        </span>
      ),
  },
  {
    id: 'lift',
    title: 'Action',
    kind: 'action',
    cell: (hold) =>
      hold.liftedAt === null && (
        <span className={act}>
          <Button size="small" aria-label={`Lift the hold on ${nameOf(hold.subject)}`} onPress={() => onLift(hold)}>
            Lift
          </Button>
        </span>
      ),
  },
]

/** Every hold that was ever placed, the open ones first. */
export const HoldTable = ({ holds, onLift }: { holds: LegalHold[]; onLift: (hold: LegalHold) => void }) => (
  <Table
    caption="Legal holds"
    isCaptionHidden
    rows={holds}
    rowKey={({ id }) => id}
    columns={columnsOf(onLift)}
    empty={<p className={css.words}>No legal holds.</p>}
  />
)

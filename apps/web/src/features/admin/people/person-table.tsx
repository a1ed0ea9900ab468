import type { ListedPerson } from '@casewright/api/client'
import { Badge, Button, type Column, MenuButton, Table } from '@casewright/ui'
import { EllipsisVertical } from 'lucide-react'
import { UnconfirmedEmail } from '../../../components/people/unconfirmed-email.tsx'
import * as settings from '../../../components/sections/section.css.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { useUser } from '../../../lib/user.ts'
import { MattersLeft } from './matters-left.tsx'
import * as css from './people.css.ts'
import { actsFor, type PersonAct, roleWords } from './person-words.ts'

interface PersonTableProps {
  people: readonly ListedPerson[]
  plans: readonly string[]
  onAct: (act: PersonAct, person: ListedPerson) => void
}

const State = ({ person, onReset }: { person: ListedPerson; onReset: () => void }) => {
  const { deactivatedAt, askedForPasswordAt, secondFactor, singleSignOn, name } = person
  return (
    <span className={css.waits}>
      {deactivatedAt ? <Badge tone="not-found">Deactivated</Badge> : <Badge tone="verified">Active</Badge>}
      <span className={settings.small}>{secondFactor ? 'Second factor' : 'No second factor'}</span>
      {singleSignOn && <span className={settings.small}>Single sign-on</span>}
      <MattersLeft person={person} />
      {askedForPasswordAt && !deactivatedAt && (
        <>
          <span className={settings.small}>Requested a new password, {formatMoment(askedForPasswordAt)}</span>
          <Button size="small" aria-label={`Create link to set a new password for ${name}`} onPress={onReset}>
            Create link
          </Button>
        </>
      )}
    </span>
  )
}

/** Who has an account. */
export function PersonTable({ people, plans, onAct }: PersonTableProps) {
  const { user } = useUser()
  const columns: Column<ListedPerson>[] = [
    {
      id: 'name',
      title: 'Name',
      cell: ({ id, name, email, emailConfirmed }) => (
        <span className={settings.lines}>
          <span>
            <span className={css.name} data-person={id} tabIndex={-1}>
              {name}
            </span>
            {id === user?.id && <span className={css.you}>You</span>}
          </span>
          <span className={css.email}>{email}</span>
          {!emailConfirmed && <UnconfirmedEmail />}
        </span>
      ),
    },
    { id: 'role', title: 'Role', cell: ({ role }) => <span className={css.whole}>{roleWords[role]}</span> },
    {
      id: 'state',
      title: 'State',
      cell: (person) => <State person={person} onReset={() => onAct('reset', person)} />,
    },
    {
      id: 'used',
      title: 'Last used',
      kind: 'when',
      cell: ({ lastUsedAt }) => (lastUsedAt ? formatMoment(lastUsedAt) : 'Never'),
    },
    ...(plans.length > 0 || people.some(({ plan }) => plan !== null)
      ? [
          {
            id: 'plan',
            title: 'Plan',
            cell: ({ plan }: ListedPerson) => <span className={css.words}>{plan ?? 'None'}</span>,
          },
        ]
      : []),
    {
      id: 'actions',
      title: 'Actions',
      kind: 'action',
      cell: (person) => (
        <span className={css.menu}>
          <MenuButton
            label={`Actions for ${person.name}`}
            icon={<EllipsisVertical aria-hidden="true" />}
            items={actsFor(person, plans)}
            onAction={(act) => onAct(act as PersonAct, person)}
          />
        </span>
      ),
    },
  ]
  return <Table caption="People" isCaptionHidden rows={people} rowKey={({ id }) => id} columns={columns} />
}

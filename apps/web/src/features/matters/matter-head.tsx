import type { Matter } from '@casewright/api/client'
import { counted } from '@casewright/core/client'
import { Badge, Button, MenuButton } from '@casewright/ui'
import { ArrowLeft, Lock, Users } from 'lucide-react'
import type { RefObject } from 'react'
import { ListHead } from '../../components/list/list-head.tsx'
import { formatDay } from '../../lib/dates.ts'
import { useWorkingMatter, workIn } from '../../matters/working.ts'
import * as css from './matters.css.ts'

export type Act = 'members' | 'rename' | 'keep-here' | 'let-out' | 'close' | 'reopen' | 'delete'

interface MatterHeadProps {
  matter: Matter
  isOwner: boolean
  heading: RefObject<HTMLHeadingElement | null>
  onAct: (act: Act) => void
}

const most = 6

/** 'Ada Owner, Bob Colleague and 3 others'. */
const names = ({ members }: Matter): string => {
  const shown = members.slice(0, members.length > most ? most - 1 : most).map(({ name }) => name)
  const others = members.length - shown.length
  return others > 0 ? `${shown.join(', ')} and ${others} others` : shown.join(', ')
}

/** What a matter is, who is in it, and what can be done with it. */
export function MatterHead({ matter, isOwner, heading, onAct }: MatterHeadProps) {
  const { id, name, number, owner, openedAt, closedAt, keptHere } = matter
  const isHere = useWorkingMatter() === id
  const ownActs = [
    { id: 'rename', label: 'Rename' },
    keptHere
      ? { id: 'let-out', label: 'Let models elsewhere be asked' }
      : { id: 'keep-here', label: 'Keep on this server', description: 'No language model elsewhere is asked' },
    closedAt ? { id: 'reopen', label: 'Reopen' } : { id: 'close', label: 'Close', description: 'Closed to new work' },
    { id: 'delete', label: 'Delete' },
  ]
  return (
    <>
      <a href="/matters" className={css.back}>
        <ArrowLeft aria-hidden="true" />
        Matters
      </a>
      <ListHead
        title={name}
        heading={heading}
        actions={
          <div className={css.acts}>
            <Button icon={<Users aria-hidden="true" />} onPress={() => onAct('members')}>
              {counted(matter.members.length, 'member')}
            </Button>
            {!closedAt && !isHere && (
              <Button variant="primary" onPress={() => workIn(id)}>
                Work in this matter
              </Button>
            )}
            {isHere && <Button onPress={() => workIn(null)}>Stop working here</Button>}
            {isOwner && <MenuButton label="Manage" items={ownActs} onAction={(act) => onAct(act as Act)} />}
          </div>
        }
      >
        <div className={css.facts}>
          {closedAt ? <Badge>Closed</Badge> : <Badge tone="brass">Open</Badge>}
          {keptHere && <Badge icon={<Lock aria-hidden="true" />}>Kept on this server</Badge>}
          {number && <span>No. {number}</span>}
          <span>
            Opened {formatDay(openedAt)}
            {closedAt && `, closed ${formatDay(closedAt)}`}
          </span>
          {owner && <span>Owner: {owner.name}</span>}
        </div>
        <p className={css.people}>Visible to {names(matter)}</p>
      </ListHead>
    </>
  )
}

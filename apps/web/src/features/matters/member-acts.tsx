import type { MatterMember } from '@casewright/api/client'
import { Button } from '@casewright/ui'
import { useState } from 'react'
import { quiet } from '../../components/list/list-page.css.ts'
import * as css from './matters.css.ts'

interface MemberActsProps {
  member: MatterMember
  isSelf: boolean
  /** Absent for who does not own the matter. */
  onMakeOwner?: () => void
  onRemove: () => void
  /** Something is being done with this member. The button goes with it, so it is not what tells of it. */
  busy: boolean
}

/** What can be done with a member. Passing the matter on cannot be taken back by who did, so it is asked once more. */
export function MemberActs({ member: { name }, isSelf, onMakeOwner, onRemove, busy }: MemberActsProps) {
  const [asks, setAsks] = useState(false)
  if (asks && onMakeOwner)
    return (
      <span className={css.acts}>
        <span className={quiet}>Only {name} will be able to rename, close or delete the matter.</span>
        <Button size="small" aria-label={`Transfer it to ${name}`} isDisabled={busy} onPress={onMakeOwner}>
          Transfer
        </Button>
        <Button size="small" variant="quiet" autoFocus onPress={() => setAsks(false)}>
          Cancel
        </Button>
      </span>
    )
  return (
    <span className={css.acts}>
      {onMakeOwner && (
        <Button size="small" variant="quiet" aria-label={`Make owner: ${name}`} onPress={() => setAsks(true)}>
          Make owner
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={isSelf ? 'Leave this matter' : `Remove ${name}`}
        isDisabled={busy}
        onPress={onRemove}
      >
        {isSelf ? 'Leave' : 'Remove'}
      </Button>
    </span>
  )
}

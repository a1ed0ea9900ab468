import type { Matter, MatterMember } from '@casewright/api/client'
import { Dialog, useToast } from '@casewright/ui'
import { quiet, small } from '../../components/list/list-page.css.ts'
import * as people from '../../components/people/people.css.ts'
import { useUser } from '../../lib/user.ts'
import { AddMember } from './add-member.tsx'
import * as css from './matters.css.ts'
import { MemberActs } from './member-acts.tsx'
import { useChangeMatter, useRemoveMember } from './use-changes.ts'

interface MembersDialogProps {
  matter: Matter
  /** The person has left, and the page with them. */
  onLeft: () => void
  onClose: () => void
}

/** Who sees the matter: added and removed by any member; passed on by the owner. */
export function MembersDialog({ matter, onLeft, onClose }: MembersDialogProps) {
  const { user } = useUser()
  const { toast } = useToast()
  const change = useChangeMatter(matter.id)
  const removing = useRemoveMember(matter.id)
  const isOwner = matter.owner?.id === user?.id
  const remove = ({ id, name }: MatterMember) =>
    removing.mutate(id, {
      onSuccess: () => {
        if (id === user?.id) return onLeft()
        toast({ title: `${name} was removed`, description: 'Their work in this matter stays here.' })
      },
    })
  return (
    <Dialog isOpen title="Members" onOpenChange={(open) => open || onClose()}>
      <div className={css.form}>
        <p>Members can see everything in this matter, and change only their own work. No one else can see it.</p>
        <section className={css.part} aria-labelledby="add-member">
          <h3 id="add-member" className={css.partTitle}>
            Add a member
          </h3>
          <AddMember matter={matter} />
        </section>
        <section className={css.part} aria-labelledby="members">
          <h3 id="members" className={css.partTitle}>
            {matter.members.length === 1 ? 'One member' : `${matter.members.length} members`}
          </h3>
          <ul className={people.list}>
            {matter.members.map((member) => (
              <li key={member.id}>
                <span className={people.who}>
                  <span className={people.name}>
                    {member.name}
                    {member.id === user?.id && ' (you)'}
                  </span>
                  <span className={small}>{member.email}</span>
                </span>
                {member.id === matter.owner?.id ? (
                  <span className={quiet}>Owner</span>
                ) : (
                  <MemberActs
                    member={member}
                    isSelf={member.id === user?.id}
                    onMakeOwner={isOwner ? () => change.mutate({ ownerId: member.id }) : undefined}
                    onRemove={() => remove(member)}
                    busy={
                      (removing.isPending && removing.variables === member.id) ||
                      (change.isPending && change.variables.ownerId === member.id)
                    }
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  )
}

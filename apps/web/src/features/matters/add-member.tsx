import type { FoundPerson, Matter } from '@casewright/api/client'
import { Button, useToast } from '@casewright/ui'
import { quiet } from '../../components/list/list-page.css.ts'
import { FindPerson } from '../../matters/find-person.tsx'
import { useAddMember } from './use-changes.ts'

/** Finds people of this installation by a part of their name or email, and adds them. */
export function AddMember({ matter }: { matter: Matter }) {
  const { toast } = useToast()
  const adding = useAddMember(matter.id)
  const isMember = ({ id }: FoundPerson) => matter.members.some((member) => member.id === id)
  const add = ({ id, name }: FoundPerson) =>
    adding.mutate(id, {
      onSuccess: () => toast({ title: `${name} was added`, description: 'They can now see this matter.' }),
    })
  return (
    <FindPerson
      description="Type at least two letters. Users with an account only."
      nobody="No users found. Ask an administrator to invite the user."
      action={(person) =>
        isMember(person) ? (
          <span className={quiet}>Member</span>
        ) : (
          <Button
            size="small"
            aria-label={`Add ${person.name}`}
            isDisabled={adding.isPending}
            onPress={() => add(person)}
          >
            Add
          </Button>
        )
      }
    />
  )
}

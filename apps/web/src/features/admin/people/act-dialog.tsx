import type { ListedPerson } from '@casewright/core/client'
import { Button, Dialog, useToast } from '@casewright/ui'
import type { ReactNode } from 'react'
import { MattersThen } from './matters-left.tsx'
import * as css from './people.css.ts'
import { type PersonChange, useChangePerson } from './use-people.ts'

/** The acts that are asked about before they are done. */
type AskedAct = 'demote' | 'deactivate'

interface Question {
  title: (name: string) => string
  says: ReactNode | ((person: ListedPerson) => ReactNode)
  action: string
  busy: string
  done: string
  change: PersonChange['change']
}

const questions: Record<AskedAct, Question> = {
  demote: {
    title: (name) => `Make ${name} a member?`,
    says: 'The administration is closed to them from now on. Invitations that they made and nobody has accepted are taken back.',
    action: 'Make a member',
    busy: 'Changing...',
    done: 'is a member now',
    change: { role: 'member' },
  },
  deactivate: {
    title: (name) => `Deactivate ${name}?`,
    says: (person) => (
      <>
        <p>From this moment:</p>
        <ul className={css.list}>
          <li>They are signed out everywhere and cannot sign in.</li>
          <li>Their API keys are refused.</li>
          {person.role === 'administrator' && (
            <li>Invitations that they made and nobody has accepted are taken back.</li>
          )}
        </ul>
        <MattersThen person={person} />
        <p>Their history and documents stay, and what is at work for them goes on. You can undo this.</p>
      </>
    ),
    action: 'Deactivate',
    busy: 'Deactivating...',
    done: 'is deactivated',
    change: { active: false },
  },
}

interface ActDialogProps {
  act: AskedAct
  person: ListedPerson
  onClose: () => void
}

/** Asks before somebody loses what they may do here, and says what that means. */
export function ActDialog({ act, person, onClose }: ActDialogProps) {
  const { toast } = useToast()
  const change = useChangePerson()
  const { title, says, action, busy, done, ...question } = questions[act]
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={title(person.name)}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="danger"
            busy={change.isPending}
            busyLabel={busy}
            onPress={() =>
              change.mutate(
                { id: person.id, change: question.change },
                {
                  onSuccess: () => toast({ title: 'Done', description: `${person.name} ${done}.` }),
                  onSettled: onClose,
                },
              )
            }
          >
            {action}
          </Button>
        </>
      }
    >
      <div className={css.question}>
        <p className={css.email}>{person.email}</p>
        {typeof says === 'function' ? says(person) : <p>{says}</p>}
      </div>
    </Dialog>
  )
}

import type { FoundPerson, ListedPerson } from '@casewright/api/client'
import { counted } from '@casewright/core/client'
import { Button, Dialog, useToast } from '@casewright/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { postJson } from '../../../lib/api.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { FindHeir } from './find-heir.tsx'
import * as css from './people.css.ts'

const address = '/api/admin/people'

/** Asks who is to own the matters that a deactivated person left, and then for the administrator's own password. */
export function HandOverDialog({ person, onClose }: { person: ListedPerson; onClose: () => void }) {
  const [heir, choose] = useState<FoundPerson>()
  const { toast } = useToast()
  const client = useQueryClient()
  const matters = counted(person.mattersAlone, 'matter')
  const handOver = useMutation<{ matters: number }, Error, { to: string; password: string }>({
    mutationFn: (form) => postJson(`${address}/:id/matters`, { params: { id: person.id }, body: form }),
    onSettled: () => void client.invalidateQueries({ queryKey: [address] }),
  })
  if (!heir)
    return (
      <Dialog
        isOpen
        title={`Choose an owner for ${matters}`}
        initialFocus="content"
        onOpenChange={(open) => open || onClose()}
        footer={<Button onPress={onClose}>Cancel</Button>}
      >
        <div className={css.question}>
          <p>
            {person.name} is deactivated, and no other active user is a member. Choose who will see and own{' '}
            {person.mattersAlone === 1 ? 'it' : 'them'} from now on. You cannot choose yourself.
          </p>
          <FindHeir onChoose={choose} />
        </div>
      </Dialog>
    )
  return (
    <ConfirmDialog
      title={`Make ${heir.name} the owner?`}
      email={heir.email}
      action="Make owner"
      busyLabel="Changing..."
      failure="Nothing was changed."
      mutation={handOver}
      onPassword={(password) =>
        handOver.mutate(
          { to: heir.id, password },
          {
            onSuccess: ({ matters: given }) => {
              const what = counted(given, 'matter')
              toast(
                given > 0
                  ? { title: 'Done', description: `${heir.name} owns ${what} of ${person.name} now.` }
                  : { title: 'Nothing to transfer', description: 'Other active members already own these matters.' },
              )
              onClose()
              // The button that opened this is gone with what it was for.
              setTimeout(() => document.querySelector<HTMLElement>(`[data-person="${person.id}"]`)?.focus())
            },
          },
        )
      }
      onClose={onClose}
    >
      They will see everything filed in {matters} of {person.name}, and can add members. This is recorded in the audit
      log.
    </ConfirmDialog>
  )
}

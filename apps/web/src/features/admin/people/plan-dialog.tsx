import type { ListedPerson } from '@casewright/api/client'
import { Button, Dialog, Select, useToast } from '@casewright/ui'
import { useState } from 'react'
import * as css from './people.css.ts'
import { useChangePerson } from './use-people.ts'

interface PlanDialogProps {
  person: ListedPerson
  plans: readonly string[]
  onClose: () => void
}

/** No plan has this name: a name is never empty. */
const none = ''

/** Which plan's limits hold for somebody. */
export function PlanDialog({ person, plans, onClose }: PlanDialogProps) {
  const { toast } = useToast()
  const change = useChangePerson()
  const [plan, choose] = useState(person.plan ?? none)
  const names = person.plan && !plans.includes(person.plan) ? [person.plan, ...plans] : plans
  return (
    <Dialog
      isOpen
      title={`${person.name}’s plan`}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={change.isPending}
            busyLabel="Saving..."
            onPress={() =>
              change.mutate(
                { id: person.id, change: { plan: plan === none ? null : plan } },
                {
                  onSuccess: () => {
                    toast({ title: 'Plan changed', description: `${person.name}: ${plan || 'no plan'}.` })
                    onClose()
                  },
                },
              )
            }
          >
            Save
          </Button>
        </>
      }
    >
      <div className={css.question}>
        <p>Monthly plan limits are set under Usage. Without a plan, nothing is limited.</p>
        <Select
          label="Plan"
          options={[{ value: none, label: 'None' }, ...names.map((name) => ({ value: name, label: name }))]}
          value={plan}
          onChange={choose}
        />
      </div>
    </Dialog>
  )
}

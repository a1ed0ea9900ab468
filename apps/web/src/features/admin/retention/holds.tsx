import type { LegalHold } from '@casewright/api/client'
import { useToast } from '@casewright/ui'
import { useState } from 'react'
import { AskDialog } from '../../../components/form/ask-dialog.tsx'
import { Loading } from '../../../components/page/loading.tsx'
import * as css from '../../../components/sections/section.css.ts'
import { HoldTable, nameOf } from './hold-table.tsx'
import { PlaceHoldForm } from './place-hold-form.tsx'
import { useHolds, useLiftHold } from './use-retention.ts'

/** Holds: what they do, placing one, and those that there are. */
export function Holds() {
  const query = useHolds()
  const { data } = query
  const [lifted, setLifted] = useState<LegalHold | null>(null)
  return (
    <>
      <section aria-labelledby="new-hold" className={css.section}>
        <h2 id="new-hold">Legal holds</h2>
        <p className={css.words}>
          While a user is on hold, none of their runs, uploads or saved documents is deleted; while a matter is on hold,
          nothing filed in it is. Holds override the periods above, deletions by users, and account deletion. Work goes
          on: new versions can be kept. Of a matter you see its name and number here and nothing else.
        </p>
        <PlaceHoldForm />
      </section>
      <section aria-labelledby="holds" className={css.section}>
        <h2 id="holds">Current and past holds</h2>
        {!data && <Loading query={query} label="Loading the holds..." failure="The holds could not be loaded." />}
        {data && <HoldTable holds={data} onLift={setLifted} />}
      </section>
      {lifted && <LiftDialog hold={lifted} onClose={() => setLifted(null)} />}
    </>
  )
}

function LiftDialog({ hold, onClose }: { hold: LegalHold; onClose: () => void }) {
  const { toast } = useToast()
  const lift = useLiftHold()
  return (
    <AskDialog
      title={`Lift the hold on ${nameOf(hold.subject)}?`}
      keep="Keep the hold"
      action="Lift"
      busyLabel="Lifting..."
      busy={lift.isPending}
      danger
      onAct={() =>
        lift.mutate(hold.id, {
          onSuccess: () => toast({ title: 'Hold lifted', description: 'What it covered can be deleted again.' }),
          onSettled: onClose,
        })
      }
      onClose={onClose}
    >
      <p>
        Reason: <b className={css.value}>{hold.reason}</b>
      </p>
      <p>
        Data past its retention period is then deleted within 15 minutes, and users can delete their own data again,
        unless another hold covers it.
      </p>
    </AskDialog>
  )
}

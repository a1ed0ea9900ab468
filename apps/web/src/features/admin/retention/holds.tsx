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
          While a hold lies on a person, none of their runs, documents and kept documents is deleted; while it lies on a
          matter, nothing that is filed in it. That goes before the days above, before what people delete themselves,
          and before deleting an account. Work goes on: new versions can be kept. Of a matter you see its name and
          number here and nothing else.
        </p>
        <PlaceHoldForm />
      </section>
      <section aria-labelledby="holds" className={css.section}>
        <h2 id="holds">Holds that were placed</h2>
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
          onSuccess: () => toast({ title: 'Hold lifted', description: 'What it kept can be deleted again.' }),
          onSettled: onClose,
        })
      }
      onClose={onClose}
    >
      <p>
        Placed for: <b className={css.value}>{hold.reason}</b>
      </p>
      <p>
        What is past its days then goes within the quarter hour, and people can delete their own again, unless another
        hold covers it.
      </p>
    </AskDialog>
  )
}

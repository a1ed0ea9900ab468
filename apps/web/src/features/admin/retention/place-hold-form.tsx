import type { HoldSubject } from '@casewright/api/client'
import { Segmented, TextField, useToast } from '@casewright/ui'
import { useState } from 'react'
import { only } from '../../../components/form/field-errors.ts'
import * as formCss from '../../../components/form/form.css.ts'
import { FormEnd } from '../../../components/form/form-end.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import * as css from '../../../components/sections/section.css.ts'
import { SubjectPicker } from '../subject-picker.tsx'
import { usePlaceHold } from './use-retention.ts'

interface Values {
  kind: HoldSubject['kind']
  subjectId: string | null
  reason: string
}

const empty: Values = { kind: 'person', subjectId: null, reason: '' }

const check = ({ kind, subjectId, reason }: Values) =>
  only<Values>({
    subjectId: subjectId ? undefined : `Choose the ${kind} to place on hold.`,
    reason: reason.trim() ? undefined : 'Enter the reason for the hold.',
  })

/** Places a hold on a person or a matter. */
export function PlaceHoldForm() {
  const { toast } = useToast()
  const place = usePlaceHold()
  const [drawn, redraw] = useState(0)
  const { form, values, errors, field, set, submit, reset } = useForm(empty, check, ({ kind, subjectId, reason }) =>
    place.mutate(
      { kind, subjectId: subjectId ?? '', reason: reason.trim() },
      {
        onSuccess: () => {
          reset()
          redraw(drawn + 1)
          toast({ title: 'Hold placed', description: 'Nothing it covers will be deleted.' })
        },
      },
    ),
  )
  return (
    <form ref={form} noValidate className={formCss.form} onSubmit={submit}>
      <div className={css.stack}>
        <Segmented
          label="Place hold on"
          options={[
            { id: 'person', title: 'A user' },
            { id: 'matter', title: 'A matter' },
          ]}
          value={values.kind}
          onChange={(kind) => {
            set('kind', kind as Values['kind'])
            set('subjectId', null)
          }}
        />
      </div>
      <SubjectPicker
        // A new one for the next hold. The form stays: what its button told a screen reader points at it.
        key={`${values.kind} ${drawn}`}
        kind={values.kind}
        value={values.subjectId}
        error={errors.subjectId}
        onChange={(id) => set('subjectId', id)}
      />
      <TextField
        label="Reason"
        description="For example, the case and the date of the request. Only administrators can see it."
        maxLength={500}
        {...field('reason')}
      />
      <FormEnd action="Place hold" busy={place.isPending} busyLabel="Placing..." />
    </form>
  )
}

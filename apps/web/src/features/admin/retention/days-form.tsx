import type { Retention } from '@casewright/api/client'
import { TextField } from '@casewright/ui'
import { useState } from 'react'
import { AskDialog } from '../../../components/form/ask-dialog.tsx'
import { only } from '../../../components/form/field-errors.ts'
import { FormEnd } from '../../../components/form/form-end.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import * as css from '../../../components/sections/section.css.ts'
import * as admin from '../admin.css.ts'
import { asDays, asRetention, type Days, dayError, previewWords } from './days.ts'
import { usePreview, useSaveRetention } from './use-retention.ts'

const fields = [
  {
    name: 'runs',
    label: 'Runs',
    description: 'Runs in the history, from the day they ended, along with their uploads.',
  },
  {
    name: 'documents',
    label: 'Documents',
    description: 'Saved documents, from their last change, and uploads that no run uses.',
  },
  { name: 'events', label: 'What left the machine', description: 'The list under Privacy in each user’s settings.' },
] as const

const check = (days: Days) =>
  only<Days>({ runs: dayError(days.runs), documents: dayError(days.documents), events: dayError(days.events) })

/** For how many days things are kept. Says what would go before it is saved. */
export function DaysForm({ retention }: { retention: Retention }) {
  const preview = usePreview()
  const save = useSaveRetention()
  const [asks, setAsks] = useState<Retention | null>(null)
  const { form, field, submit } = useForm(asDays(retention), check, (days) => {
    const wanted = asRetention(days)
    preview.mutate(wanted, { onSuccess: () => setAsks(wanted) })
  })
  return (
    <form ref={form} noValidate className={css.section} onSubmit={submit}>
      <div className={admin.days}>
        {fields.map(({ name, label, description }) => (
          <TextField
            key={name}
            label={`${label}, days`}
            inputMode="numeric"
            placeholder="Kept"
            maxLength={6}
            description={description}
            {...field(name)}
          />
        ))}
      </div>
      <FormEnd
        action="Review and save"
        busy={preview.isPending}
        busyLabel="Looking..."
        failure={{ title: 'The effect could not be determined, so nothing was saved.', error: preview.error }}
      />
      {asks && preview.data && (
        <AskDialog
          title="Save these periods?"
          keep="Cancel"
          action="Save"
          busyLabel="Saving..."
          busy={save.isPending}
          danger={deletes(preview.data)}
          onAct={() => save.mutate(asks, { onSettled: () => setAsks(null) })}
          onClose={() => setAsks(null)}
        >
          <p>
            <b>{previewWords(preview.data)}</b>
          </p>
          <p>
            From then on, everyone’s data is deleted when its period ends, and can be recovered only from a backup. Data
            under a legal hold is kept.
          </p>
        </AskDialog>
      )}
    </form>
  )
}

const deletes = ({ runs, documents, events }: { runs: number; documents: number; events: number }) =>
  runs + documents + events > 0

import type { Job } from '@casewright/api/client'
import { AskDialog } from '../../../components/form/ask-dialog.tsx'
import { type JobDeed, useJobDeed } from './use-jobs.ts'

const words = {
  retry: {
    title: 'Start this run again?',
    action: 'Start again',
    busy: 'Starting...',
    keep: 'Cancel',
    says: 'It starts over with the same input, as the same run in the user’s history, and the user is notified when it ends. It may use the language model and sources again.',
  },
  cancel: {
    title: 'Cancel this run?',
    action: 'Cancel the run',
    busy: 'Cancelling...',
    keep: 'Keep it running',
    says: 'Its progress will be lost. The user will see that it was canceled, and can start another.',
  },
} as const

/** Asks before a run is started again or cancelled. */
export function JobDialog({ deed, job, onClose }: { deed: JobDeed; job: Job; onClose: () => void }) {
  const act = useJobDeed()
  const { title, action, busy, keep, says } = words[deed]
  return (
    <AskDialog
      title={title}
      keep={keep}
      action={action}
      busyLabel={busy}
      busy={act.isPending}
      danger={deed === 'cancel'}
      onAct={() => act.mutate({ deed, id: job.id }, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        A run of <b>{job.personName}</b>.
      </p>
      <p>{says}</p>
    </AskDialog>
  )
}

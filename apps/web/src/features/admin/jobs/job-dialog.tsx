import type { Job } from '@casewright/api/client'
import { AskDialog } from '../../../components/form/ask-dialog.tsx'
import { type JobDeed, useJobDeed } from './use-jobs.ts'

const words = {
  retry: {
    title: 'Start this run again?',
    action: 'Start again',
    busy: 'Starting...',
    keep: 'Leave it',
    says: 'It begins anew with what it was given, as the same run in the history of its person, who is told when it ends. It may ask the language model and sources again.',
  },
  cancel: {
    title: 'Cancel this run?',
    action: 'Cancel the run',
    busy: 'Cancelling...',
    keep: 'Let it go on',
    says: 'What it has done so far is lost. Its person sees that it was cancelled, and can start another.',
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

import type { Job } from '@casewright/core/client'
import { Button, Dialog } from '@casewright/ui'
import { question } from '../admin.css.ts'
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
    <Dialog
      isOpen
      role="alertdialog"
      title={title}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button onPress={onClose}>{keep}</Button>
          <Button
            variant={deed === 'cancel' ? 'danger' : 'primary'}
            busy={act.isPending}
            busyLabel={busy}
            onPress={() => act.mutate({ deed, id: job.id }, { onSettled: onClose })}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className={question}>
        <p>
          A run of <b>{job.personName}</b>.
        </p>
        <p>{says}</p>
      </div>
    </Dialog>
  )
}

import type { RunSummary } from '@casewright/core/client'
import { Dialog, IconButton, Notice, Spinner } from '@casewright/ui'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { formatMoment } from '../lib/dates.ts'
import * as css from './notifications.css.ts'

const states: Record<RunSummary['state'], string> = {
  queued: 'Waiting',
  running: 'At work',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
}

const Latest = ({ onChoose }: { onChoose: () => void }) => {
  const { data, error } = useQuery<{ runs: RunSummary[] }>({
    queryKey: ['/api/runs?limit=5'],
    // Other tabs start work too, so this is asked each time that it is opened.
    staleTime: 0,
  })
  if (error) return <Notice tone="error" title={error.message} />
  if (!data) return <Spinner label="Loading..." />
  if (data.runs.length === 0) return <p>Nothing yet. What you start is listed here, with how it ended.</p>
  return (
    <ul className={css.list}>
      {data.runs.map(({ id, label, state, createdAt, error: reason }) => (
        <li key={id} className={css.entry}>
          <a href={`/history/${id}`} onClick={onChoose}>
            {label}
          </a>
          <span className={css.when}>
            {states[state]}, {formatMoment(createdAt)}
            {state === 'failed' && reason && `. ${reason.message}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What became of the latest work, also of what was started elsewhere. */
export function Notifications() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label="Notifications" icon={<Bell aria-hidden="true" />} onPress={() => setOpen(true)} />
      {isOpen && (
        <Dialog isOpen title="Notifications" onOpenChange={setOpen}>
          <Latest onChoose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

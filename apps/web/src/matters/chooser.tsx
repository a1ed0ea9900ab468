import { useToast } from '@casewright/ui'
import { BriefcaseBusiness } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError } from '../lib/api.ts'
import * as css from './chooser.css.ts'
import { MatterPicker } from './picker.tsx'
import { useMatter } from './use-matters.ts'
import { useWorkingMatter, workIn } from './working.ts'

/** In which matter the person works: what is begun lies in it. */
export function MatterChooser() {
  const id = useWorkingMatter()
  const { data: matter, error } = useMatter(id)
  const { toast } = useToast()
  const [isOpen, setOpen] = useState(false)
  const isGone = id !== null && error instanceof ApiError && error.status === 404
  useEffect(() => {
    if (!isGone) return
    workIn(null)
    toast({
      title: 'You are no longer working in a matter',
      description: 'The matter you were working in was deleted, or you are no longer a member of it.',
      destructive: true,
    })
  }, [isGone, toast])
  const words = id === null ? 'none' : matter ? matter.name + (matter.closedAt ? ' (closed)' : '') : '...'
  return (
    <>
      <button
        type="button"
        className={css.chooser}
        data-chosen={id === null ? undefined : true}
        aria-label={`Matter: ${words}`}
        aria-haspopup="dialog"
        title={matter && id !== null ? matter.name : undefined}
        onClick={() => setOpen(true)}
      >
        <BriefcaseBusiness aria-hidden="true" />
        <span className={css.words} aria-hidden="true">
          {id === null ? 'Matter: none' : words}
        </span>
        {id !== null && <span className={css.mark} aria-hidden="true" />}
      </button>
      {isOpen && (
        <MatterPicker
          title="Work in a matter"
          lead="What you run, upload and save will be filed in the matter you choose, and its members can see it."
          none="Only you can see your work."
          current={id}
          onPick={(chosen) => {
            workIn(chosen)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

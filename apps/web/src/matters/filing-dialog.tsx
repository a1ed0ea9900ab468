import { MatterPicker } from './picker.tsx'
import { type FilingPath, useFiling } from './use-filing.ts'

interface FilingDialogProps {
  path: FilingPath
  /** The id of the run or document to move. */
  id: string
  lead: string
  current: string | null
  onFiled: () => void
  onClose: () => void
}

/** Moves something of the person's to one of their matters, or out of it. */
export function FilingDialog({ path, id, lead, current, onFiled, onClose }: FilingDialogProps) {
  const filing = useFiling(path, id, () => {
    onFiled()
    onClose()
  })
  return (
    <MatterPicker
      title="Move to a matter"
      lead={lead}
      none="Only you can see it."
      current={current}
      busy={filing.isPending}
      onPick={(matter) => (matter === current ? onClose() : filing.mutate(matter))}
      onClose={onClose}
    />
  )
}

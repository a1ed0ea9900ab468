import { MatterPicker } from './picker.tsx'
import { useFiling } from './use-filing.ts'

interface FilingDialogProps {
  /** Of what is moved, such as '/api/runs/…'. */
  address: string
  lead: string
  current: string | null
  onFiled: () => void
  onClose: () => void
}

/** Moves something of the person's to one of their matters, or out of it. */
export function FilingDialog({ address, lead, current, onFiled, onClose }: FilingDialogProps) {
  const filing = useFiling(address, () => {
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
      onPick={(id) => (id === current ? onClose() : filing.mutate(id))}
      onClose={onClose}
    />
  )
}

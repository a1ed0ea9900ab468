import { Button, Dialog } from '@casewright/ui'
import type { ReactNode } from 'react'
import * as css from './ask-dialog.css.ts'

interface AskDialogProps {
  title: string
  /** What the button says that leaves everything as it is. */
  keep: string
  /** What the other one does, and says while it works. */
  action: string
  busyLabel: string
  busy: boolean
  danger?: boolean
  onAct: () => void
  onClose: () => void
  /** What it is about, and what becomes of it. */
  children: ReactNode
}

/** Asks before something is done that cannot be taken back. */
export const AskDialog = ({
  title,
  keep,
  action,
  busyLabel,
  busy,
  danger = false,
  onAct,
  onClose,
  children,
}: AskDialogProps) => (
  <Dialog
    isOpen
    role="alertdialog"
    title={title}
    onOpenChange={(open) => open || onClose()}
    footer={
      <>
        <Button onPress={onClose}>{keep}</Button>
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} busyLabel={busyLabel} onPress={onAct}>
          {action}
        </Button>
      </>
    }
  >
    <div className={css.question}>{children}</div>
  </Dialog>
)

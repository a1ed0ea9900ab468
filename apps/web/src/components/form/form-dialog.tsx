import { Button, Dialog, Notice } from '@casewright/ui'
import { type FormEvent, type ReactNode, type RefObject, useId } from 'react'
import * as css from './form.css.ts'

export interface FormDialogProps {
  title: string
  /** What its button does, and says while it works. */
  action: string
  busyLabel: string
  busy: boolean
  /** What the other button says, which does nothing. */
  keep?: string
  danger?: boolean
  role?: 'alertdialog'
  /** What went wrong, in words. */
  problem?: { title: string; text: string }
  form: RefObject<HTMLFormElement | null>
  onSubmit: (event: FormEvent) => void
  onClose: () => void
  children: ReactNode
}

/** A dialog that asks for something before it does what it is named after. */
export function FormDialog({
  title,
  action,
  busyLabel,
  busy,
  keep = 'Cancel',
  danger,
  role,
  problem,
  form,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const id = useId()
  return (
    <Dialog
      role={role}
      title={title}
      isOpen
      onOpenChange={(open) => open || onClose()}
      initialFocus="content"
      footer={
        <>
          <Button onPress={onClose}>{keep}</Button>
          <Button variant={danger ? 'danger' : 'primary'} type="submit" form={id} busy={busy} busyLabel={busyLabel}>
            {action}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className={css.form} onSubmit={onSubmit}>
        {problem && (
          <Notice tone="error" title={problem.title}>
            {problem.text}
          </Notice>
        )}
        {children}
      </form>
    </Dialog>
  )
}

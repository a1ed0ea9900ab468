import { type ReactNode, useEffect, useRef } from 'react'
import * as css from './side-sheet.css.ts'

interface SideSheetProps {
  label: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** Slides in from the left over the page; keeps the focus, and closes by Esc or a press beside it. */
export function SideSheet({ label, isOpen, onClose, children }: SideSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const sheet = dialog.current
    if (isOpen && sheet && !sheet.open) sheet.showModal()
    if (!isOpen) sheet?.close()
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={dialog}
      aria-label={label}
      className={css.sheet}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {isOpen && children}
    </dialog>
  )
}

import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import * as css from './sheet.css.ts'

export interface SheetProps {
  /** Names it for a screen reader. */
  label: string
  isOpen: boolean
  onOpenChange: (open: boolean) => void
  /** The edge that it slides in from. */
  side?: 'left' | 'right'
  /** `narrow` for a menu, `wide` for something to read, `page` for a document. */
  size?: 'narrow' | 'wide' | 'page'
  children: ReactNode
}

/** Slides in over the page; keeps the focus, closes by Esc or a press beside it, and gives the focus back. */
export const Sheet = ({ label, isOpen, onOpenChange, side, size, children }: SheetProps) => (
  <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={css.scrim}>
    <Modal className={css.sheet({ side, size })}>
      <Dialog aria-label={label} className={css.content}>
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
)

import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../button/icon-button.tsx'
import * as css from './dialog.css.ts'

export interface DialogProps {
  title: string
  /** A small line above the title, such as 'About this tool'. */
  eyebrow?: string
  isOpen: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  size?: 'regular' | 'wide'
  /** `alertdialog` interrupts and asks. A press beside it does not close it. */
  role?: 'dialog' | 'alertdialog'
  /** `content`: something in the dialog takes the focus itself by `autoFocus`. */
  initialFocus?: 'close' | 'content'
}

/** A sheet over the page. Keeps the focus, closes by Esc, gives the focus back. */
export const Dialog = ({
  title,
  eyebrow,
  isOpen,
  onOpenChange,
  children,
  footer,
  size,
  role = 'dialog',
  initialFocus = 'close',
}: DialogProps) => (
  <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={role === 'dialog'} className={css.scrim}>
    <Modal className={css.modal({ size })}>
      <AriaDialog role={role} className={css.dialog}>
        <div className={css.close}>
          <IconButton
            label="Close"
            icon={<X aria-hidden="true" />}
            autoFocus={initialFocus === 'close'}
            onPress={() => onOpenChange(false)}
          />
        </div>
        {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
        <Heading slot="title" level={2} className={css.title}>
          {title}
        </Heading>
        <div className={css.body}>{children}</div>
        {footer && <div className={css.footer}>{footer}</div>}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
)

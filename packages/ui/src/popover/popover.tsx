import type { ReactNode, RefObject } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import * as css from './popover.css.ts'

export interface PopoverProps {
  /** Names what opens, for a screen reader. */
  label: string
  placement?: AriaPopoverProps['placement']
  children: ReactNode
  /** Where the page keeps whether it is open. */
  isOpen?: boolean
  onOpenChange?: (open: boolean) => void
  triggerRef?: RefObject<Element | null>
}

/** A small sheet beside what opens it. Closes by Esc or a press beside it. */
export const Popover = ({ label, children, ...props }: PopoverProps) => (
  <AriaPopover offset={6} {...props} className={css.popover}>
    <Dialog aria-label={label} className={css.panel}>
      {children}
    </Dialog>
  </AriaPopover>
)

export interface PopoverTriggerProps extends Pick<PopoverProps, 'label' | 'placement' | 'isOpen' | 'onOpenChange'> {
  /** A `Button` or an `IconButton`. */
  trigger: ReactNode
  children: ReactNode
}

/** A button with what it opens. */
export const PopoverTrigger = ({ trigger, isOpen, onOpenChange, ...props }: PopoverTriggerProps) => (
  <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
    {trigger}
    <Popover {...props} />
  </DialogTrigger>
)

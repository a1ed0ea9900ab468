import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { iconButton } from './icon-button.css.ts'

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** Its name, for who cannot see the icon. */
  label: string
  /** A lucide icon. */
  icon: ReactNode
}

/** For copy, print, view, close, theme, bell and menu. Everything else has a word. */
export const IconButton = ({ label, icon, ...props }: IconButtonProps) => (
  <AriaButton {...props} aria-label={label} className={iconButton}>
    {icon}
  </AriaButton>
)

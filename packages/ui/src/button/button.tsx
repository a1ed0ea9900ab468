import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import * as css from './button.css.ts'

export interface ButtonLook {
  /** One `primary` a view. `danger` asks first. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** As wide as what holds it. */
  wide?: boolean
  /** An icon before the label. */
  icon?: ReactNode
  children: ReactNode
}

export interface ButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'>,
    ButtonLook {
  /** Works: it cannot be pressed, and keeps its width and the focus. */
  busy?: boolean
  /** What it says while it works, such as 'Searching...'. */
  busyLabel?: ReactNode
}

const cx = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')

/** Something to do. Where it leads somewhere, it is a `Link`. */
export const Button = ({ variant, size, wide, icon, busy = false, busyLabel, children, ...props }: ButtonProps) => {
  const worded = busy && busyLabel !== undefined
  return (
    <AriaButton {...props} isPending={busy} className={css.button({ variant, size, wide })}>
      <span className={css.labels}>
        <span className={cx(css.label, worded && css.away)}>
          {icon}
          {children}
        </span>
        {busyLabel !== undefined && <span className={cx(css.label, !worded && css.away)}>{busyLabel}</span>}
      </span>
    </AriaButton>
  )
}

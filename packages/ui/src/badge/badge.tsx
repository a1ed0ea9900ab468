import type { ReactNode } from 'react'
import * as css from './badge.css.ts'

export interface BadgeProps {
  tone?: 'neutral' | 'brass' | 'verified' | 'mismatch' | 'ambiguous' | 'not-found' | 'unchecked'
  icon?: ReactNode
  children: ReactNode
}

/** A word set apart. A status has an icon beside it: colour never speaks alone. */
export const Badge = ({ tone, icon, children }: BadgeProps) => (
  <span className={css.badge({ tone })}>
    {icon && (
      <span className={css.icon} aria-hidden="true">
        {icon}
      </span>
    )}
    {children}
  </span>
)

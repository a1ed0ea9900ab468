import type { ReactNode } from 'react'
import * as css from './empty-state.css.ts'

export interface EmptyStateProps {
  title: string
  /** One sentence. */
  children?: ReactNode
  /** A button or link: the one next step. */
  action?: ReactNode
  /** A line drawing in one colour. */
  art?: ReactNode
  headingLevel?: 2 | 3 | 4
}

/** Nothing is here yet; this is how something comes. */
export const EmptyState = ({ title, children, action, art, headingLevel = 3 }: EmptyStateProps) => {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={css.empty}>
      {art && (
        <div className={css.art} aria-hidden="true">
          {art}
        </div>
      )}
      <Heading className={css.title}>{title}</Heading>
      {children && <p className={css.text}>{children}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}

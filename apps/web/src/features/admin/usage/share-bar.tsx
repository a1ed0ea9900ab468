import type { ReactNode } from 'react'
import * as css from './usage.css.ts'

interface ShareProps {
  children: ReactNode
  value: number
  /** What a full bar stands for. */
  of: number
  /** A limit is reached where the bar is full. */
  isLimit?: boolean
}

/** A figure with a small bar below it. The figure says it all; the bar is for the eye. */
export const Share = ({ children, value, of, isLimit = false }: ShareProps) => (
  <span className={css.figure}>
    {children}
    <span className={css.bar} aria-hidden="true" data-full={isLimit && value >= of}>
      <span
        className={css.fill}
        style={{ display: 'block', width: `${of > 0 ? Math.min(100, (100 * value) / of) : 0}%` }}
      />
    </span>
  </span>
)

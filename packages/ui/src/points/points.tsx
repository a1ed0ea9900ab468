import type { ReactNode } from 'react'
import * as css from './points.css.ts'

export interface PointsProps {
  items: readonly ReactNode[]
  /** Numbered points can be referred to; the others have a dash. */
  numbered?: boolean
  /** Names the list where no heading does. */
  label?: string
}

/** Short statements below one another: key points, recommendations, features. */
export const Points = ({ items, numbered = false, label }: PointsProps) => {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List role="list" aria-label={label} className={numbered ? css.points : css.ticks}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the points of a finished text keep their places
        <li key={index} className={numbered ? css.point : css.tick}>
          <span>{item}</span>
        </li>
      ))}
    </List>
  )
}

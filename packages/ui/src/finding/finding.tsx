import type { ReactNode, Ref } from 'react'
import * as css from './finding.css.ts'

export interface FindingProps {
  title: ReactNode
  /** A `MarkNumber` that the document carries as well, or a `SeverityDot`. */
  marker?: ReactNode
  /** `number` unless it is a severity, which is a word and wider. */
  markerKind?: 'number' | 'severity'
  /** Severity, category, origin. */
  tags?: ReactNode
  children?: ReactNode
  /** What can be done about it. */
  actions?: ReactNode
  /** The one whose words are shown in the document. */
  isActive?: boolean
  headingLevel?: 3 | 4
  id?: string
  ref?: Ref<HTMLElement>
}

/** Something established about a document or a case, with where it comes from and what to do. */
export const Finding = ({
  title,
  marker,
  markerKind = 'number',
  tags,
  children,
  actions,
  isActive = false,
  headingLevel = 3,
  id,
  ref,
}: FindingProps) => {
  const Heading = `h${headingLevel}` as const
  return (
    <article
      ref={ref}
      id={id}
      className={css.finding({ marker: marker ? markerKind : 'none' })}
      data-active={isActive || undefined}
    >
      {marker && <div className={css.markers}>{marker}</div>}
      <div>
        <Heading className={css.title}>{title}</Heading>
        {tags && <div className={css.tags}>{tags}</div>}
        {children && <div className={css.text}>{children}</div>}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </article>
  )
}

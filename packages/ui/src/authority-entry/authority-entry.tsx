import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { leading } from '../link/link.tsx'
import * as css from './authority-entry.css.ts'

export interface AuthorityEntryProps {
  /** Its place in the list, from 1. */
  number: number
  title: string
  href?: string
  /** The name of a case is set in italics. */
  isCase?: boolean
  /** 'Case', 'Statute', 'Web page'. */
  kind: string
  citation?: string
  /** Court and date, or the domain. */
  details?: ReactNode
  /** The badge of the citation. */
  status?: ReactNode
  /** A `Match`. */
  match?: ReactNode
  /** Passage, summary, key points, 'View Full Document'. */
  children?: ReactNode
  headingLevel?: 2 | 3
}

/** One result of a search: what it is, how it is cited, and what of it answers. */
export const AuthorityEntry = ({
  number,
  title,
  href,
  isCase = false,
  kind,
  citation,
  details,
  status,
  match,
  children,
  headingLevel = 3,
}: AuthorityEntryProps) => {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={css.entry} aria-label={title}>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <div className={css.head}>
          <Heading className={isCase ? `${css.title} ${css.isCase}` : css.title}>
            {href ? (
              <Link {...leading(href)} href={href} className={css.open}>
                {title}
              </Link>
            ) : (
              title
            )}
          </Heading>
          {match}
        </div>
        <div className={css.about} data-authority="">
          <span className={css.kind}>{kind}</span>
          {citation && <span className={css.citation}>{citation}</span>}
          {details && <span>{details}</span>}
          {status}
        </div>
        <div className={css.body}>{children}</div>
      </div>
    </article>
  )
}

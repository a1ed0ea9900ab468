import type { ReactNode, Ref } from 'react'
import * as css from './list-page.css.ts'

interface ListHeadProps {
  title: string
  /** What stands on the page. */
  lead?: string
  /** Takes the focus where what had it is gone. */
  heading?: Ref<HTMLHeadingElement>
  /** What can be done with all of it. */
  actions?: ReactNode
  /** Facts below the title. */
  children?: ReactNode
}

/** The head of a page that lists things, over one heavy rule. */
export const ListHead = ({ title, lead, heading, actions, children }: ListHeadProps) => (
  <div className={css.head}>
    <div className={css.titles}>
      <h1 ref={heading} tabIndex={heading ? -1 : undefined} className={css.heading}>
        {title}
      </h1>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
    </div>
    {actions}
  </div>
)

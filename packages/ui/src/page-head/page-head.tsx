import type { ReactNode } from 'react'
import * as css from './page-head.css.ts'

export interface PageHeadProps {
  title: string
  /** A small line above the title, such as 'Question'. */
  eyebrow?: ReactNode
  /** A sentence below it, such as when it was checked. */
  note?: ReactNode
  /** Copy, print, and one button. */
  actions?: ReactNode
  /** Names the section that it heads. */
  id?: string
}

/** The head of a page or of a result: what was asked, and what can be done with it. */
export const PageHead = ({ title, eyebrow, note, actions, id }: PageHeadProps) => (
  <header className={css.head}>
    <div className={css.words}>
      {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
      <h1 id={id} className={css.title}>
        {title}
      </h1>
      {note && <p className={css.note}>{note}</p>}
    </div>
    {actions && <div className={css.actions}>{actions}</div>}
  </header>
)

import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import * as css from './accordion.css.ts'

export interface AccordionProps {
  items: readonly { title: string; content: ReactNode }[]
  /** How many are open at first, from the top. */
  open?: number
}

/** Questions that open in place: the browser's own, so that they open without a script and are found by its search. */
export const Accordion = ({ items, open = 0 }: AccordionProps) => (
  <div className={css.accordion}>
    {items.map(({ title, content }, index) => (
      <details key={title} className={css.item} open={index < open}>
        <summary className={css.title}>
          {title}
          <ChevronDown className={css.mark} aria-hidden="true" />
        </summary>
        <div className={css.answer}>{content}</div>
      </details>
    ))}
  </div>
)

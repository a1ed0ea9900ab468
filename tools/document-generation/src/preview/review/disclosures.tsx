import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import * as css from './review.css.ts'

export interface DisclosureItem<Id extends string> {
  id: Id
  label: string
  count: number
  /** What is left to do, where something is. */
  left?: 'blank' | 'doubt'
  children: ReactNode
}

export interface DisclosuresProps<Id extends string> {
  items: readonly DisclosureItem<Id>[]
  open: Id | null
  onOpen: (id: Id | null) => void
  /** Stands at the end of the line. */
  children?: ReactNode
}

/** Buttons in a line, each with a panel below it of which one at a time is open. */
export function Disclosures<Id extends string>({ items, open, onOpen, children }: DisclosuresProps<Id>) {
  const base = useId()
  return (
    <>
      <div className={css.line}>
        <div className={css.tabs}>
          {items.map(({ id, label, count, left }) => (
            <button
              key={id}
              type="button"
              className={css.tab}
              aria-expanded={open === id}
              aria-controls={`${base}-${id}`}
              onClick={() => onOpen(open === id ? null : id)}
            >
              <span className={css.number} data-left={count > 0 ? left : undefined}>
                {count}
              </span>
              {label}
              <ChevronDown aria-hidden="true" size={16} className={css.chevron} />
            </button>
          ))}
        </div>
        {children}
      </div>
      {items.map(({ id, label, children: panel }) => (
        // Hidden panels stay in the page: the reasons of doubts are read out from them.
        <section
          key={id}
          id={`${base}-${id}`}
          aria-label={label}
          className={css.panel}
          hidden={open !== id}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onOpen(null)
          }}
        >
          {panel}
        </section>
      ))}
    </>
  )
}

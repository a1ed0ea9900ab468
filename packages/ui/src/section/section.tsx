import { type ReactNode, useId } from 'react'
import * as css from './section.css.ts'

export interface SectionProps {
  title: string
  /** Beside the title: a count, or where the section comes from. */
  aside?: ReactNode
  headingLevel?: 2 | 3 | 4
  children: ReactNode
}

/** A part of a result: a heavy rule opens it. Rules replace boxes. */
export const Section = ({ title, aside, headingLevel = 2, children }: SectionProps) => {
  const Heading = `h${headingLevel}` as const
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <header className={css.head}>
        <Heading id={id} className={css.title}>
          {title}
        </Heading>
        {aside && <div className={css.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  )
}

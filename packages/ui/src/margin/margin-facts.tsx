import { type ReactNode, useId } from 'react'
import * as css from './margin.css.ts'

export interface MarginFactsProps {
  title: string
  /** Labels with their values, such as 'CourtListener' and '3 found'. */
  facts?: readonly { label: ReactNode; value: ReactNode }[]
  headingLevel?: 2 | 3 | 4
  children?: ReactNode
}

/** A group of facts in the margin: what was searched, what was found in the description, what was found so far. */
export const MarginFacts = ({ title, facts, headingLevel = 2, children }: MarginFactsProps) => {
  const Heading = `h${headingLevel}` as const
  const id = useId()
  return (
    <section className={css.card} aria-labelledby={id}>
      <Heading id={id} className={css.cardTitle}>
        {title}
      </Heading>
      {facts && (
        <dl className={css.facts}>
          {facts.map(({ label, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a label may be drawn, and the list keeps its order
            <div key={index} className={css.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  )
}

import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import * as css from './pricing-card.css.ts'

export interface PricingCardProps {
  name: string
  /** U.S. dollars. */
  price: number
  /** Such as 'per month'. */
  period: string
  description: string
  features: readonly string[]
  /** Marks the plan that most choose, such as 'Most Popular'. */
  popular?: string
  /** The one thing to do: a link or a button. */
  action: ReactNode
}

const dollars = (price: number) => `$${price.toLocaleString('en-US')}`

/** A plan: what it costs and what comes with it. Stands in a `PricingRow`. */
export const PricingCard = ({ name, price, period, description, features, popular, action }: PricingCardProps) => (
  <article className={popular ? css.looks.popular : css.looks.plain} {...(popular && { 'data-ground': 'spine' })}>
    <h3 className={css.name}>
      {name}
      {popular && <span className={css.popular}>{popular}</span>}
    </h3>
    <p className={css.amount}>
      {dollars(price)} <span className={css.period}>{period}</span>
    </p>
    <p className={css.description}>{description}</p>
    <ul className={css.features}>
      {features.map((feature) => (
        <li key={feature} className={css.feature}>
          <Check className={css.tick} aria-hidden="true" />
          {feature}
        </li>
      ))}
    </ul>
    <div className={css.action}>{action}</div>
  </article>
)

/** Plans beside each other in one frame; below each other where there is no room. */
export const PricingRow = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>

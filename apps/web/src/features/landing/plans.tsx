import type { SiteContent } from '@casewright/api/client'
import { PricingCard, PricingRow } from '@casewright/ui'
import { aside, recessed, title, wrap } from './landing.css.ts'
import { entering } from './motion.css.ts'
import { head } from './plans.css.ts'
import { Way } from './way.tsx'

export const Plans = ({ words }: { words: NonNullable<SiteContent['plans']> }) => (
  <section id="pricing" className={recessed} aria-labelledby="plans">
    <div className={wrap}>
      <div className={head}>
        <h2 id="plans" className={title}>
          {words.title}
        </h2>
        <p className={aside}>{words.note}</p>
      </div>
      <div className={entering} data-enter="">
        <PricingRow>
          {words.items.map(({ popular, ...plan }) => (
            <PricingCard
              key={plan.name}
              {...plan}
              {...(popular && { popular: words.popularLabel })}
              action={
                <Way href="/auth" look={popular ? 'brass' : 'secondary'} of={plan.name}>
                  {words.action}
                </Way>
              }
            />
          ))}
        </PricingRow>
      </div>
    </div>
  </section>
)

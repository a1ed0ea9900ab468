import type { SiteContent } from '@casewright/api/client'
import { BookOpenCheck, Server, Timer } from 'lucide-react'
import { icon, recessed, title } from './landing.css.ts'
import { entering, lifting } from './motion.css.ts'
import * as css from './why.css.ts'

/** In the order of the benefits. */
const icons = [Timer, BookOpenCheck, Server]

export const Why = ({ words }: { words: NonNullable<SiteContent['why']> }) => (
  <section className={recessed} aria-labelledby="why">
    <div className={css.inner}>
      <div>
        <h2 id="why" className={title}>
          {words.title}
        </h2>
        <div className={`${css.benefits} ${entering}`} data-enter="">
          {words.benefits.map((benefit, index) => {
            const Icon = icons[index] ?? BookOpenCheck
            return (
              <div key={benefit.title} className={css.benefit}>
                <Icon className={icon} aria-hidden="true" />
                <div>
                  <h3>{benefit.title}</h3>
                  <p className={css.text}>{benefit.text}</p>
                </div>
              </div>
            )
          })}
        </div>
      </div>
      <dl className={`${css.stats} ${entering}`} data-enter="">
        {words.stats.map(({ value, label }) => (
          <div key={label} className={`${css.stat} ${lifting}`}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.figure}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)

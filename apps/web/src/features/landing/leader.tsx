import type { SiteContent } from '@casewright/api/client'
import { Lattice } from '@casewright/ui'
import { band } from './landing.css.ts'
import * as css from './leader.css.ts'
import { entering } from './motion.css.ts'

export const Leader = ({ words }: { words: NonNullable<SiteContent['leader']> }) => (
  <section className={band} data-ground="spine" aria-labelledby="leader">
    <div className={`${css.inner} ${entering}`} data-enter="">
      <div className={css.medal} aria-hidden="true">
        <Lattice drawing="medal" className={css.ring} />
        <span className={css.initials}>{words.initials}</span>
      </div>
      <div>
        <h2 id="leader" className={css.title}>
          {words.title}
        </h2>
        <figure>
          <blockquote className={css.quote}>“{words.quote}”</blockquote>
          <figcaption>
            <p className={css.name}>{words.name}</p>
            <p className={css.role}>{words.role}</p>
          </figcaption>
        </figure>
        <dl className={css.facts}>
          {words.facts.map(({ value, label }) => (
            <div key={label} className={css.fact}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.figure}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  </section>
)

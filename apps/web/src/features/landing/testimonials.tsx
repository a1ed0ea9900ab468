import type { SiteContent } from '@casewright/api/client'
import { Star } from 'lucide-react'
import { head, section, title, wrap } from './landing.css.ts'
import { entering, lifting } from './motion.css.ts'
import * as css from './testimonials.css.ts'

const most = 5

const Stars = ({ rating }: { rating: number }) => (
  <div className={css.stars} role="img" aria-label={`${rating} of ${most} stars`}>
    {Array.from({ length: most }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stars are alike and stay in their places
      <Star key={index} className={index < rating ? css.full : undefined} />
    ))}
  </div>
)

export const Testimonials = ({ words }: { words: NonNullable<SiteContent['testimonials']> }) => (
  <section className={section} aria-labelledby="clients">
    <div className={wrap}>
      <div className={head}>
        <h2 id="clients" className={title}>
          {words.title}
        </h2>
      </div>
      <div className={`${css.quotes} ${entering}`} data-enter="">
        {words.items.map(({ name, role, avatar, content, rating }) => (
          <figure key={name} className={`${css.item} ${lifting}`}>
            <Stars rating={rating} />
            <blockquote className={css.words}>{content}</blockquote>
            <figcaption className={css.person}>
              <span className={css.avatar} aria-hidden="true">
                {avatar}
              </span>
              <span>
                <b className={css.name}>{name}</b>
                {role}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  </section>
)

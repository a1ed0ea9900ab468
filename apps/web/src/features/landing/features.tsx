import type { SiteContent } from '@casewright/api/client'
import { Clause, Letter, Results } from './feature-pictures.tsx'
import * as css from './features.css.ts'
import { aside, head, section, title, wrap } from './landing.css.ts'
import { entering, lifting } from './motion.css.ts'

/** In the order of the cards. */
const pictures = [Results, Letter, Clause]

/** Takes the focus from 'Explore Demo'. */
export const Features = ({ id, words }: { id: string; words: SiteContent['features'] }) => (
  <section id={id} tabIndex={-1} className={section} aria-labelledby={`${id}-title`}>
    <div className={wrap}>
      <div className={`${head} ${entering}`} data-enter="">
        <h2 id={`${id}-title`} className={title}>
          {words.title}
        </h2>
        <p className={aside}>{words.subtext}</p>
      </div>
      <div className={`${css.columns} ${entering}`} data-enter="">
        {words.cards.map((card, index) => {
          const Picture = pictures[index]
          return (
            <article key={card.title} className={css.card}>
              <div className={lifting}>
                <div className={css.picture} aria-hidden="true">
                  {Picture && <Picture />}
                </div>
                <h3 className={css.name}>{card.title}</h3>
                <p className={css.text}>{card.text}</p>
                <ul>
                  {card.points.map((point) => (
                    <li key={point} className={css.point}>
                      {point}
                    </li>
                  ))}
                </ul>
              </div>
            </article>
          )
        })}
      </div>
    </div>
  </section>
)

import type { SiteContent } from '@casewright/api/client'
import { Lattice, StatPill } from '@casewright/ui'
import { Folio } from './folio.tsx'
import * as css from './hero.css.ts'
import { arriving, hidden, revealed, stage } from './motion.css.ts'
import { Specks } from './specks.tsx'
import { Typewriter } from './typewriter.tsx'
import { useRevealed } from './use-revealed.ts'
import { Way } from './way.tsx'

interface HeroProps {
  productName: string
  words: SiteContent['hero']
  /** Where 'Explore Demo' leads. */
  demo: string
}

/** The first view. Its room is kept from the start: neither typing nor the reveal moves anything. */
export function Hero({ productName, words, demo }: HeroProps) {
  const isRevealed = useRevealed()
  const late = `${hidden} ${revealed}`
  return (
    <section className={`${css.hero} ${stage}`} data-revealed={isRevealed || undefined} aria-labelledby="headline">
      <div className={css.brassWash} />
      <div className={css.coolWash} />
      <div className={css.rings}>
        <Lattice className={css.ring} />
      </div>
      <Specks />
      <div className={css.inner}>
        <div>
          <p className={`${css.badge} ${arriving}`}>{words.badge}</p>
          <h1 id="headline" className={css.headline}>
            <Typewriter text={words.headline} />{' '}
            <em className={`${css.second} ${late}`} data-order="0">
              {words.secondLine}
            </em>
          </h1>
          <p className={`${css.subtext} ${late}`} data-order="1">
            {words.subtext}
          </p>
          <div className={`${css.actions} ${late}`} data-order="2">
            <Way href="/auth" look="primary" isBig isOn>
              {words.primary}
            </Way>
            <Way href={demo} look="secondary" isBig>
              {words.secondary}
            </Way>
          </div>
          <div className={`${css.pills} ${late}`} data-order="3">
            {words.pills.map((pill) => (
              <StatPill key={pill.label} {...pill} />
            ))}
          </div>
        </div>
        <Folio productName={productName} />
      </div>
    </section>
  )
}

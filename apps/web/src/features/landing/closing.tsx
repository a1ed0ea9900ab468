import type { SiteContent } from '@casewright/api/client'
import { Lattice } from '@casewright/ui'
import * as css from './closing.css.ts'
import { entering } from './motion.css.ts'
import { Way } from './way.tsx'

export const Closing = ({ words }: { words: NonNullable<SiteContent['closing']> }) => (
  <section className={css.closing} data-ground="spine" aria-labelledby="closing">
    <div className={css.rings}>
      <Lattice className={css.ring} />
    </div>
    <div className={`${css.inner} ${entering}`} data-enter="">
      <h2 id="closing" className={css.title}>
        {words.title}
      </h2>
      <p className={css.text}>{words.text}</p>
      <Way href="/auth" look="brass" isBig isOn>
        {words.action}
      </Way>
    </div>
  </section>
)

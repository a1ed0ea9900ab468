import type { SiteContent } from '@casewright/api/client'
import { Logo } from '../../brand/logo.tsx'
import * as css from './top-bar.css.ts'
import { Way } from './way.tsx'

export const TopBar = ({ productName, words }: { productName: string; words: SiteContent['bar'] }) => (
  <header className={css.bar}>
    <div className={css.inner}>
      <a href="/" className={css.brand} aria-label={`${productName}, home`}>
        <Logo name={productName} />
      </a>
      <nav aria-label="Account" className={css.account}>
        <Way href="/auth" look="quiet">
          {words.signIn}
        </Way>
        <Way href="/auth" look="primary">
          {words.getStarted}
        </Way>
      </nav>
    </div>
  </header>
)

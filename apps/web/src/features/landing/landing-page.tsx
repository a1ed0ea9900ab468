import { ButtonLink } from '@casewright/ui'
import { Logo } from '../../brand/logo.tsx'
import { LegalLine } from '../../frame/legal-line.tsx'
import { useAbout, usePageTitle } from '../../lib/about.ts'
import * as css from './landing-page.css.ts'

/** `/`: what this is, and the way in. */
export function LandingPage() {
  const { productName } = useAbout()
  usePageTitle()
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <Logo name={productName} />
        <nav aria-label="Account" className={css.actions}>
          <ButtonLink href="/auth" variant="quiet">
            Sign In
          </ButtonLink>
          <ButtonLink href="/auth" variant="primary">
            Get Started
          </ButtonLink>
        </nav>
      </header>
      <main className={css.main}>
        <h1 className={css.headline}>{productName}</h1>
        <p className={css.lead}>
          Tools for U.S. legal work that show their evidence: what was found in the source stands apart from what a
          model wrote.
        </p>
      </main>
      <footer className={css.footer}>
        <LegalLine />
      </footer>
    </div>
  )
}

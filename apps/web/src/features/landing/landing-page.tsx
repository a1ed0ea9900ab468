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
          AI tools for U.S. legal work that show their evidence: research, document summaries, risk analysis and
          drafting, each with the words and the page it rests on.
        </p>
      </main>
      <footer className={css.footer}>
        <LegalLine />
      </footer>
    </div>
  )
}

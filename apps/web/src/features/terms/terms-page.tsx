import { ButtonLink } from '@casewright/ui'
import { ArrowLeft } from 'lucide-react'
import { Logo } from '../../brand/logo.tsx'
import { LegalLine } from '../../components/page/legal-line.tsx'
import { TermsText } from '../../components/terms/terms-text.tsx'
import { useAbout, usePageTitle } from '../../lib/about.ts'
import * as css from './terms-page.css.ts'

/** `/terms`: what is accepted with an account. */
export function TermsPage() {
  const { productName } = useAbout()
  usePageTitle('Terms and conditions')
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <a href="/" className={css.brand} aria-label={`${productName}, home`}>
          <Logo name={productName} />
        </a>
        <ButtonLink href="/" variant="quiet" icon={<ArrowLeft aria-hidden="true" />}>
          Back to home
        </ButtonLink>
      </header>
      <main className={css.main}>
        <h1>Terms and conditions</h1>
        <TermsText />
      </main>
      <footer className={css.footer}>
        <LegalLine />
      </footer>
    </div>
  )
}

import type { PublicContent } from '@casewright/api/client'
import { Closing } from './closing.tsx'
import { Faq } from './faq.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Leader } from './leader.tsx'
import { Plans } from './plans.tsx'
import { SiteFooter } from './site-footer.tsx'
import { Testimonials } from './testimonials.tsx'
import { TopBar } from './top-bar.tsx'
import { useEntrances } from './use-entrances.ts'
import { Why } from './why.tsx'

export type LandingContent = Pick<PublicContent, 'productName' | 'site'>

const demo = 'features'

/** `/`: what this is, for whom, and the way in. Drawn on the server, taken over in the browser. */
export function LandingPage({ productName, site }: LandingContent) {
  useEntrances()
  return (
    <>
      <TopBar productName={productName} words={site.bar} />
      <main>
        <Hero productName={productName} words={site.hero} demo={`#${demo}`} />
        <Features id={demo} words={site.features} />
        {site.why && <Why words={site.why} />}
        {site.leader && <Leader words={site.leader} />}
        {site.testimonials && <Testimonials words={site.testimonials} />}
        {site.plans && <Plans words={site.plans} />}
        {site.faq && <Faq words={site.faq} />}
        {site.closing && <Closing words={site.closing} />}
      </main>
      <SiteFooter productName={productName} words={site.footer} notAdvice={site.notAdvice} />
    </>
  )
}

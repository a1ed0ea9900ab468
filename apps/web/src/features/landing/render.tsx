import { renderToString } from 'react-dom/server'
import { type LandingContent, LandingPage } from './landing-page.tsx'

/** The landing page as HTML. Built for the server, which puts it into `landing.html`. */
export const renderLanding = ({ productName, site }: LandingContent): string =>
  renderToString(<LandingPage productName={productName} site={site} />)

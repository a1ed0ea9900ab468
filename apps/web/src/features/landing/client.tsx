import '@casewright/ui/theme'
import './document.css.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { afterFirstPaint } from './after-first-paint.ts'
import { type LandingContent, LandingPage } from './landing-page.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('landing.html has no #root.')
const words = document.getElementById('content')?.textContent

if (words) afterFirstPaint(() => hydrateRoot(root, <LandingPage {...(JSON.parse(words) as LandingContent)} />))
// Vite in development has no server that draws the page.
else {
  const content = (await (await fetch('/api/content')).json()) as LandingContent
  document.title = content.site.title
  createRoot(root).render(<LandingPage {...content} />)
}

import { usePageTitle } from '../../lib/about.ts'
import { screen } from './not-found.css.ts'
import { NotFoundCard } from './not-found-card.tsx'

/** Any other address. */
export function NotFoundPage() {
  usePageTitle('Page Not Found')
  return (
    <main className={screen}>
      <NotFoundCard />
    </main>
  )
}

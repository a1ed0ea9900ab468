import { screen } from '../../components/page/not-found-card.css.ts'
import { NotFoundCard } from '../../components/page/not-found-card.tsx'
import { usePageTitle } from '../../lib/about.ts'

/** Any other address. */
export function NotFoundPage() {
  usePageTitle('Page Not Found')
  return (
    <main className={screen}>
      <NotFoundCard />
    </main>
  )
}

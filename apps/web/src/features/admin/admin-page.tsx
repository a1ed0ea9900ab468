import { Page } from '../../frame/page.tsx'
import { useUser } from '../../lib/auth.ts'
import { NotFoundCard } from '../not-found/not-found-card.tsx'
import { SectionPages } from '../settings/section-pages.tsx'
import { sections } from './sections.ts'

/** `/admin/:section`, for administrators. To everybody else there is nothing here; the server says so as well. */
export function AdminPage() {
  const { user } = useUser()
  if (user?.role === 'administrator') return <SectionPages label="Administration" path="/admin" sections={sections} />
  return (
    <Page>
      <NotFoundCard />
    </Page>
  )
}

import { NotFoundCard } from '../../components/page/not-found-card.tsx'
import { Page } from '../../components/page/page.tsx'
import { SectionPages } from '../../components/sections/section-pages.tsx'
import { useUser } from '../../lib/user.ts'
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

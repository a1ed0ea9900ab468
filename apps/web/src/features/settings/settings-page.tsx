import { useUser } from '../../lib/auth.ts'
import { AdminLink } from '../admin/admin-link.tsx'
import { SectionPages } from './section-pages.tsx'
import { sections } from './sections.ts'

/** `/settings/:section`. */
export function SettingsPage() {
  const { user } = useUser()
  return (
    <SectionPages label="Settings" path="/settings" sections={sections}>
      {user && <AdminLink user={user} />}
    </SectionPages>
  )
}

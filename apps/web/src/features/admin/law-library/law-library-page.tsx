import { Navigate } from 'react-router-dom'
import { Page } from '../../../components/page/page.tsx'
import { useUser } from '../../../lib/user.ts'
import { LawLibrary } from './law-library.tsx'

/** `/law-library`: the same for everybody to look at. Administrators have it among their pages. */
export function LawLibraryPage() {
  const { user } = useUser()
  if (user?.role === 'administrator') return <Navigate to="/admin/law-library" replace />
  return (
    <Page>
      <LawLibrary canChange={false} />
    </Page>
  )
}

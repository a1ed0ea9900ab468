import { Route, Routes, useLocation } from 'react-router-dom'
import { NotFoundPage } from '../features/not-found/not-found-page.tsx'
import { PageToolPage } from '../features/tools/page-tool-page.tsx'
import { useUser } from '../lib/user.ts'
import { isUnder, pagesOf, useRegistry } from '../tools/registry.ts'
import { SignedIn } from './gates.tsx'
import { Waiting } from './waiting.tsx'

/** The pages that this installation has and the build does not know: those of the firm's own tools. */
function OwnPages() {
  const { pathname } = useLocation()
  const { tools, isPending } = useRegistry()
  const path = pagesOf(tools).find(({ place }) => isUnder(pathname, place.path))?.place.path
  if (isPending) return <Waiting />
  if (!path) return <NotFoundPage />
  return (
    <Routes>
      <Route element={<SignedIn />}>
        <Route path={`${path}/:tab?`} element={<PageToolPage path={path} />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

/** Any address that no page claims. What tools there are is told to signed-in users only. */
export function OtherAddress() {
  const { user, isPending } = useUser()
  if (isPending) return <Waiting />
  return user ? <OwnPages /> : <NotFoundPage />
}

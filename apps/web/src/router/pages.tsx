import { pages } from 'virtual:tools'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { useInternalLinks } from '../lib/internal-links.ts'
import { lazyPage } from '../lib/lazy-page.ts'
import { Waiting } from './waiting.tsx'

const Workspace = lazyPage(() => import('./workspace.tsx').then((workspace) => workspace.Workspace))
const SignedIn = lazyPage(() => import('./workspace.tsx').then((workspace) => workspace.SignedIn))
const SignedOut = lazyPage(() => import('./workspace.tsx').then((workspace) => workspace.SignedOut))
const Auth = lazyPage(() => import('../features/auth/auth-page.tsx').then((page) => page.AuthPage))
const Forgotten = lazyPage(() => import('../features/auth/forgotten-page.tsx').then((page) => page.ForgottenPage))
const OneTimeLink = lazyPage(() => import('../features/auth/link/link-page.tsx').then((page) => page.LinkPage))
const Terms = lazyPage(() => import('../features/terms/terms-page.tsx').then((page) => page.TermsPage))
const Dashboard = lazyPage(() => import('../features/dashboard/dashboard-page.tsx').then((page) => page.DashboardPage))
const AiSearch = lazyPage(() => import('../features/tools/ai-search-page.tsx').then((page) => page.AiSearchPage))
const PageTool = lazyPage(() => import('../features/tools/page-tool-page.tsx').then((page) => page.PageToolPage))
const History = lazyPage(() => import('../features/history/history-page.tsx').then((page) => page.HistoryPage))
const Documents = lazyPage(() => import('../features/documents/documents-page.tsx').then((page) => page.DocumentsPage))
const Matters = lazyPage(() => import('../features/matters/matters-page.tsx').then((page) => page.MattersPage))
const Matter = lazyPage(() => import('../features/matters/matter-page.tsx').then((page) => page.MatterPage))
const Run = lazyPage(() => import('../features/history/run-page.tsx').then((page) => page.RunPage))
const Settings = lazyPage(() => import('../features/settings/settings-page.tsx').then((page) => page.SettingsPage))
const Admin = lazyPage(() => import('../features/admin/admin-page.tsx').then((page) => page.AdminPage))
const Library = lazyPage(() => import('../features/library/library-page.tsx').then((page) => page.LibraryPage))
const LawLibrary = lazyPage(() =>
  import('../features/admin/law-library/law-library-page.tsx').then((page) => page.LawLibraryPage),
)
const OtherAddress = lazyPage(() => import('./other-address.tsx').then((page) => page.OtherAddress))

/**
 * Every address but `/`, which is a document of its own. A tool that is a page has the one that its manifest claims.
 */
export function Pages() {
  useInternalLinks()
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route path="/terms" element={<Terms />} />
        <Route element={<Workspace />}>
          <Route element={<SignedOut />}>
            <Route path="/auth" element={<Auth />} />
            <Route path="/auth/forgotten" element={<Forgotten />} />
          </Route>
          {/* Also for signed-in users, as themselves or as someone else. */}
          <Route path="/auth/link" element={<OneTimeLink />} />
          <Route element={<SignedIn />}>
            <Route path="/dashboard" element={<Dashboard />} />
            <Route path="/ai-search/:tab?" element={<AiSearch />} />
            <Route path="/library/:id" element={<Library />} />
            <Route path="/law-library" element={<LawLibrary />} />
            <Route path="/history" element={<History />} />
            <Route path="/history/:id" element={<Run />} />
            <Route path="/documents" element={<Documents />} />
            <Route path="/matters" element={<Matters />} />
            <Route path="/matters/:id" element={<Matter />} />
            <Route path="/settings/:section?" element={<Settings />} />
            <Route path="/admin/:section?" element={<Admin />} />
            {pages.map((path) => (
              <Route key={path} path={`${path}/:tab?`} element={<PageTool path={path} />} />
            ))}
          </Route>
          <Route path="*" element={<OtherAddress />} />
        </Route>
      </Routes>
    </Suspense>
  )
}

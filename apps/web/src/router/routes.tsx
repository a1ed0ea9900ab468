import { pages } from 'virtual:tools'
import { Suspense } from 'react'
import { Outlet, type RouteObject } from 'react-router-dom'
import { useInternalLinks } from '../lib/internal-links.ts'
import { SignedIn, SignedOut, Waiting } from './gates.tsx'
import { lazyPage } from './lazy-page.ts'

const Layout = lazyPage(() => import('../frame/layout.tsx').then(({ Layout }) => Layout))
const Landing = lazyPage(() => import('../features/landing/landing-page.tsx').then((page) => page.LandingPage))
const Auth = lazyPage(() => import('../features/auth/auth-page.tsx').then((page) => page.AuthPage))
const Terms = lazyPage(() => import('../features/terms/terms-page.tsx').then((page) => page.TermsPage))
const Dashboard = lazyPage(() => import('../features/dashboard/dashboard-page.tsx').then((page) => page.DashboardPage))
const AiSearch = lazyPage(() => import('../tools/ai-search-page.tsx').then((page) => page.AiSearchPage))
const PageTool = lazyPage(() => import('../tools/page-tool-page.tsx').then((page) => page.PageToolPage))
const History = lazyPage(() => import('../features/history/history-page.tsx').then((page) => page.HistoryPage))
const NotFound = lazyPage(() => import('../features/not-found/not-found-page.tsx').then((page) => page.NotFoundPage))

function Root() {
  useInternalLinks()
  return (
    <Suspense fallback={<Waiting />}>
      <Outlet />
    </Suspense>
  )
}

/** Every address. A tool that is a page of its own has the one that its manifest claims. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      { path: '/', element: <Landing /> },
      { path: '/terms', element: <Terms /> },
      { element: <SignedOut />, children: [{ path: '/auth', element: <Auth /> }] },
      {
        element: <SignedIn>{(user) => <Layout user={user} />}</SignedIn>,
        children: [
          { path: '/dashboard', element: <Dashboard /> },
          { path: '/ai-search/:tab?', element: <AiSearch /> },
          { path: '/history/:id', element: <History /> },
          ...pages.map((path) => ({ path: `${path}/:tab?`, element: <PageTool path={path} /> })),
        ],
      },
      { path: '*', element: <NotFound /> },
    ],
  },
]

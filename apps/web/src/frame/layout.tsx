import { Notice, Sheet, Spinner, useMediaQuery } from '@casewright/ui'
import { media } from '@casewright/ui/theme'
import { Suspense, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useAbout } from '../lib/about.ts'
import type { User } from '../lib/auth.ts'
import { useOnline } from '../lib/online.ts'
import { useRegistry } from '../tools/registry.ts'
import { Header } from './header.tsx'
import * as css from './layout.css.ts'
import { LegalLine } from './legal-line.tsx'
import { Page } from './page.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { labelOf, sectionsOf } from './sections.ts'
import { Spine } from './spine.tsx'

/** The signed-in frame: the spine at the left, or in a sheet on small screens, and the page. */
export function Layout({ user }: { user: User }) {
  const { pathname } = useLocation()
  const { productName } = useAbout()
  const { tools } = useRegistry()
  const online = useOnline()
  const narrow = useMediaQuery(media.narrow)
  const [isOpen, setOpen] = useState(false)
  const sections = sectionsOf(tools)
  const close = () => setOpen(false)
  return (
    <div className={css.app}>
      <a href="#main" className={css.skip}>
        Skip to the page
      </a>
      {narrow ? (
        <Sheet label={`${productName} menu`} isOpen={isOpen} onOpenChange={setOpen}>
          <Spine user={user} sections={sections} onChoose={close} />
        </Sheet>
      ) : (
        <aside className={css.side} aria-label={productName}>
          <Spine user={user} sections={sections} />
        </aside>
      )}
      <div className={css.column}>
        <Header label={labelOf(sections, pathname)} onMenu={() => setOpen(true)} />
        <main id="main" tabIndex={-1} className={css.main}>
          {!online && (
            <div className={css.strip}>
              <Notice tone="partial" title="You are offline.">
                What is on this page stays. Work that was started goes on at the server.
              </Notice>
            </div>
          )}
          <PageBoundary address={pathname}>
            <Suspense
              fallback={
                <Page>
                  <Spinner label="Loading..." />
                </Page>
              }
            >
              <Outlet />
            </Suspense>
          </PageBoundary>
        </main>
        <footer className={css.footer}>
          <LegalLine />
        </footer>
      </div>
    </div>
  )
}

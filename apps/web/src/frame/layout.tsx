import type { User } from '@casewright/api/client'
import { Sheet, Spinner, useMediaQuery } from '@casewright/ui'
import { media } from '@casewright/ui/theme'
import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { PageBoundary } from '../components/page/boundary.tsx'
import { LegalLine } from '../components/page/legal-line.tsx'
import { Page } from '../components/page/page.tsx'
import { useAbout } from '../lib/about.ts'
import { worksHere } from '../matters/working.ts'
import { useLiveList } from '../runs/use-live-list.ts'
import { useRegistry } from '../tools/registry.ts'
import { Connection } from './connection.tsx'
import { Header } from './header.tsx'
import { IdleNotice } from './idle/idle-notice.tsx'
import * as css from './layout.css.ts'
import { labelOf, sectionsOf } from './sections.ts'
import { Spine } from './spine.tsx'
import { useArrival } from './use-arrival.ts'

/** The signed-in frame: the spine at the left, or in a sheet on small screens, and the page. */
export function Layout({ user }: { user: User }) {
  const { pathname } = useLocation()
  const { productName } = useAbout()
  const { tools } = useRegistry()
  const narrow = useMediaQuery(media.narrow)
  const [isOpen, setOpen] = useState(false)
  const main = useRef<HTMLElement>(null)
  useLiveList(user.id)
  useLayoutEffect(() => worksHere(user.id), [user.id])
  useArrival(pathname, main)
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
      <IdleNotice />
      <div className={css.column}>
        <Header label={labelOf(sections, pathname)} onMenu={() => setOpen(true)} />
        <main ref={main} id="main" tabIndex={-1} className={css.main}>
          <Connection />
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

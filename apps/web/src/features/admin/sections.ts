import { lazyPage } from '../../router/lazy-page.ts'
import type { PageSection } from '../settings/page-section.ts'

/** What an administrator looks after, in the order of the list. A further section is one line here. */
export const sections: readonly PageSection[] = [
  {
    id: 'installation',
    title: 'Installation',
    component: lazyPage(() => import('./installation-section.tsx').then((it) => it.InstallationSection)),
  },
  {
    id: 'features',
    title: 'Features',
    component: lazyPage(() => import('./features-section.tsx').then((it) => it.FeaturesSection)),
  },
]

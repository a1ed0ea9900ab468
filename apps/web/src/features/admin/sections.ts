import type { PageSection } from '../../components/sections/page-section.ts'
import { lazyPage } from '../../lib/lazy-page.ts'

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
  {
    id: 'people',
    title: 'People',
    component: lazyPage(() => import('./people/people-section.tsx').then((it) => it.PeopleSection)),
  },
  {
    id: 'law-library',
    title: 'Law library',
    component: lazyPage(() => import('./law-library/law-library-section.tsx').then((it) => it.LawLibrarySection)),
  },
  {
    id: 'models',
    title: 'Models',
    component: lazyPage(() => import('./models/models-section.tsx').then((it) => it.ModelsSection)),
  },
  {
    id: 'connections',
    title: 'Connections',
    component: lazyPage(() => import('./connections/connections-section.tsx').then((it) => it.ConnectionsSection)),
  },
  {
    id: 'usage',
    title: 'Usage',
    component: lazyPage(() => import('./usage/usage-section.tsx').then((it) => it.UsageSection)),
  },
  {
    id: 'jobs',
    title: 'Jobs',
    component: lazyPage(() => import('./jobs/jobs-section.tsx').then((it) => it.JobsSection)),
  },
  {
    id: 'retention',
    title: 'Retention',
    component: lazyPage(() => import('./retention/retention-section.tsx').then((it) => it.RetentionSection)),
  },
  {
    id: 'audit',
    title: 'Audit log',
    component: lazyPage(() => import('./audit/audit-section.tsx').then((it) => it.AuditSection)),
  },
]

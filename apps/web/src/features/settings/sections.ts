import type { PageSection } from '../../components/sections/page-section.ts'
import { lazyPage } from '../../lib/lazy-page.ts'

/** What a person can set, in the order of the list. A further section is one line here. */
export const sections: readonly PageSection[] = [
  {
    id: 'profile',
    title: 'Profile',
    component: lazyPage(() => import('./profile-section.tsx').then((it) => it.ProfileSection)),
  },
  {
    id: 'letterhead',
    title: 'Letterhead',
    component: lazyPage(() => import('./letterhead/letterhead-section.tsx').then((it) => it.LetterheadSection)),
  },
  {
    id: 'password',
    title: 'Password',
    component: lazyPage(() => import('./password-section.tsx').then((it) => it.PasswordSection)),
  },
  {
    id: 'sign-in',
    title: 'Sign-in',
    component: lazyPage(() => import('./factors/factors-section.tsx').then((it) => it.FactorsSection)),
  },
  {
    id: 'theme',
    title: 'Theme',
    component: lazyPage(() => import('./theme-section.tsx').then((it) => it.ThemeSection)),
  },
  {
    id: 'sessions',
    title: 'Sessions',
    component: lazyPage(() => import('./sessions-section.tsx').then((it) => it.SessionsSection)),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    component: lazyPage(() => import('./privacy-section.tsx').then((it) => it.PrivacySection)),
  },
  {
    id: 'keys',
    title: 'API keys',
    component: lazyPage(() => import('./keys/keys-section.tsx').then((it) => it.KeysSection)),
  },
  {
    id: 'usage',
    title: 'Usage',
    component: lazyPage(() => import('./usage/usage-section.tsx').then((it) => it.UsageSection)),
  },
  {
    id: 'data',
    title: 'Your data',
    component: lazyPage(() => import('./data-section.tsx').then((it) => it.DataSection)),
  },
]

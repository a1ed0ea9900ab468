import type { User } from '@casewright/api/client'
import type { RegistryTool } from '@casewright/core/client'
import { isUnder, pagesOf } from '../tools/registry.ts'

export interface Section {
  label: string
  path: string
  icon: 'dashboard' | 'history' | 'matters' | 'documents' | 'law' | 'settings' | 'administration' | RegistryTool['icon']
  /** Current on this very path alone. */
  exact?: true
}

const dashboard: Section = { label: 'Dashboard', path: '/dashboard', icon: 'dashboard', exact: true }
const aiSearch: Section = { label: 'AI Search', path: '/ai-search', icon: 'search' }
const history: Section = { label: 'History', path: '/history', icon: 'history' }
const matters: Section = { label: 'Matters', path: '/matters', icon: 'matters' }
const documents: Section = { label: 'My documents', path: '/documents', icon: 'documents' }
const settings: Section = { label: 'Settings', path: '/settings', icon: 'settings' }
/** Where an authority is read; reached from results alone. */
const library: Section = { label: 'Library', path: '/library', icon: 'search' }
/** For those who may look at it; administrators have it among their pages. */
const lawLibrary: Section = { label: 'Law library', path: '/law-library', icon: 'law' }
const administration: Section = { label: 'Administration', path: '/admin', icon: 'administration' }

/** The entries of the navigation: the fixed ones, and each tool that is a page of its own. */
export const sectionsOf = (tools: readonly RegistryTool[]): Section[] => [
  dashboard,
  aiSearch,
  ...pagesOf(tools).map(({ place, icon }) => ({ label: place.nav, path: place.path, icon })),
]

/** The entries below a person's name: what is theirs, and for an administrator the installation. */
export const personalSectionsOf = ({ role }: Pick<User, 'role'>): Section[] => [
  history,
  matters,
  documents,
  ...(role === 'administrator' ? [settings, administration] : [lawLibrary, settings]),
]

export const isCurrent = ({ path, exact }: Section, address: string): boolean =>
  exact ? address === path : isUnder(address, path)

/** What the header calls the place one is at. */
export const labelOf = (sections: readonly Section[], address: string): string =>
  [...sections, history, matters, documents, library, lawLibrary, settings, administration].find((section) =>
    isCurrent(section, address),
  )?.label ?? ''

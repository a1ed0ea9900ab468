import type { RegistryTool } from '@casewright/core/client'
import { isUnder, pagesOf } from '../tools/registry.ts'

export interface Section {
  label: string
  path: string
  icon: 'dashboard' | RegistryTool['icon']
  /** Current on this very path alone. */
  exact?: true
}

const dashboard: Section = { label: 'Dashboard', path: '/dashboard', icon: 'dashboard', exact: true }
const aiSearch: Section = { label: 'AI Search', path: '/ai-search', icon: 'search' }
/** Reached from the dashboard: it has a name, but no entry. */
const history: Section = { label: 'History', path: '/history', icon: 'file-text' }
/** Reached from the person's block. */
const settings: Section = { label: 'Settings', path: '/settings', icon: 'shield-check' }

/** The entries of the navigation: the fixed ones, and each tool that is a page of its own. */
export const sectionsOf = (tools: readonly RegistryTool[]): Section[] => [
  dashboard,
  aiSearch,
  ...pagesOf(tools).map(({ place, icon }) => ({ label: place.nav, path: place.path, icon })),
]

export const isCurrent = ({ path, exact }: Section, address: string): boolean =>
  exact ? address === path : isUnder(address, path)

/** What the header calls the place one is at. */
export const labelOf = (sections: readonly Section[], address: string): string =>
  [...sections, history, settings].find((section) => isCurrent(section, address))?.label ?? ''

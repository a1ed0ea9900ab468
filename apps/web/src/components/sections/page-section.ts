import type { ComponentType } from 'react'

/** A part of the settings, or of the administrator's pages, with an address of its own. */
export interface PageSection {
  /** The last part of its address. */
  id: string
  title: string
  /** A chunk of its own; it has the page's first heading. */
  component: ComponentType
}

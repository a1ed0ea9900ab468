import type { WebResult } from '@casewright/core'
import type { Page } from '../pages/read-page.ts'

/** What there is to read, and what comes of it. */
export interface Readings {
  feed: WebResult[]
  page: Page
}

export type Kind = keyof Readings

export interface Job {
  kind: Kind
  text: string
}

/** Null: it is not of its kind, or says nothing. */
export interface Told {
  value: Readings[Kind] | null
}

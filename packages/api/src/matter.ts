import type { RunSummary } from '@casewright/core'
import type { Usage, UsageSum } from './usage.ts'

/** The header of a request that names the matter it works in, by the matter's id. */
export const matterHeader = 'x-casewright-matter'

/** Somebody of this installation, as others choose them. */
export interface MatterPerson {
  id: string
  name: string
  email: string
}

/** Somebody who could be added to a matter. */
export interface FoundPerson extends MatterPerson {
  /** As `ListedPerson` has it. */
  emailConfirmed: boolean
}

/** A matter as its members see it in a list. Dates are ISO 8601 in UTC. */
export interface MatterSummary {
  id: string
  name: string
  /** As the firm writes it, such as '00123-0004'. */
  number: string | null
  owner: { id: string; name: string } | null
  openedAt: string
  /** Since when it takes no new work; null: it is open. */
  closedAt: string | null
  /** No language model elsewhere is asked in it. */
  keptHere: boolean
  /** How many people, and how many runs of theirs. */
  members: number
  runs: number
}

export interface MatterMember extends MatterPerson {
  addedAt: string
}

/** A matter with its people: who was added first comes first. */
export interface Matter extends Omit<MatterSummary, 'members'> {
  members: MatterMember[]
  /** Uploads and saved documents. */
  documents: number
}

/** Something that lies in a matter: a file that was uploaded or made, or a document that somebody keeps. */
export interface MatterDocument {
  kind: 'upload' | 'kept'
  id: string
  title: string
  /** Of an upload. */
  bytes: number | null
  /** The id of the tool, of a saved document. */
  tool: string | null
  owner: { id: string; name: string }
  /** When it was uploaded, or last changed. */
  at: string
}

/** A run as the members of its matter see it. */
export interface MatterRun extends RunSummary {
  owner: { id: string; name: string }
}

/** What the work in a matter took; of runs that were deleted too. */
export interface MatterCost extends Pick<Usage, 'total' | 'byTool'> {
  /** Null: whose account was erased. */
  byPerson: (UsageSum & { person: { id: string; name: string } | null })[]
}

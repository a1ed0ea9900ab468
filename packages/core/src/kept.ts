import { z } from 'zod'

/** Most characters of a saved document's content, as JSON. */
export const keptLength = 2_000_000

/** What a tool gives to be kept among a person's documents. Its content is the tool's own, and sealed at rest. */
export const keptInput = z.strictObject({
  title: z.string().trim().min(1, 'Enter a name for the document.').max(300, 'The name is longer than 300 characters.'),
  content: z.json(),
})
export type KeptInput = z.infer<typeof keptInput>

/** A document that a person keeps, without its words. */
export interface KeptDocument {
  id: string
  title: string
  /** The id of the tool that made it, and that can open it. */
  tool: string
  /** The newest, from 1. Each save makes one more; restoring an old one makes a new one of it. */
  version: number
  /** The id of the matter it is filed in. */
  matter: string | null
  /** ISO 8601 in UTC. */
  createdAt: string
  updatedAt: string
  /** In a list: whether its tool can make a Word file of it, to compare or send. */
  hasFile?: boolean
}

/** One version of it, with its content. */
export interface OpenedDocument extends KeptDocument {
  /** Whose it is, where it is another member's of its matter; absent: one's own. */
  owner?: { id: string; name: string }
  /** The version that `content` is of. */
  shown: number
  content: unknown
  /** All of them, newest first. */
  versions: { version: number; title: string; at: string }[]
}

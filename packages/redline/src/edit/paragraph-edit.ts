import type { Paragraph } from '../scan/model.ts'
import type { Hand } from './writer.ts'

/** What is put in at a place of a paragraph: words, the end of a paragraph, the end of a comment. */
export type Put =
  | { kind: 'words'; text: string; look: string; hand: Hand }
  /** The paragraph behind it has the properties of the one that it ends, or its own. */
  | { kind: 'break'; hand: Hand; properties?: string; isUnnumbered?: boolean }
  | { kind: 'xml'; xml: string }

/** Deleted words, or words that are elsewhere now. */
export type Gone = 'del' | 'moveFrom'

export interface Deletion {
  from: number
  to: number
  hand: Hand
  as: Gone
  /** Places of the marks of notes that go along. */
  notes?: number[] | undefined
}

/** What happens to a paragraph. Offsets are into its text. */
export interface ParagraphEdit {
  paragraph: Paragraph
  deletions: Deletion[]
  /** Behind the character before an offset, in order. */
  behind: Map<number, Put[]>
  /** Before the character at an offset. */
  before: Map<number, string[]>
  /** Whole paragraphs that come before it. */
  paragraphsBefore: string[]
  /** Its end is deleted: the next paragraph continues it. */
  joined?: Hand & { as: Gone }
}

export const newEdit = (paragraph: Paragraph): ParagraphEdit => ({
  paragraph,
  deletions: [],
  behind: new Map(),
  before: new Map(),
  paragraphsBefore: [],
})

export const pushTo = <T>(lists: Map<number, T[]>, at: number, ...items: T[]): void => {
  const list = lists.get(at)
  if (list) list.push(...items)
  else lists.set(at, items)
}

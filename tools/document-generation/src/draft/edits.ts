import type { TemplateField } from '@casewright/templates/pages'
import type { EditedDocument } from '../preview/edited.ts'
import { isDocument, isObject } from './is-parts.ts'
import { withoutSensitive } from './without-sensitive.ts'
import type { Shown } from './work.ts'

/** Edits of a document that stands elsewhere: among the kept ones, or in the history. The last one's are remembered. */
export interface Edits {
  /** Which document, in which version. */
  of: string
  /** When they were written, ISO 8601. */
  at: string
  edited: EditedDocument
}

/** The edits that a draft remembers; `null` where there are none. */
export function readEdits(draft: unknown): Edits | null {
  const edits = isObject(draft) ? draft.edits : null
  if (!isObject(edits) || typeof edits.of !== 'string' || typeof edits.at !== 'string') return null
  return isDocument(edits.edited) ? (edits as unknown as Edits) : null
}

/** A draft with edits in it, without what is sensitive. */
export function withEdits(
  draft: unknown,
  { of, at, shown }: { of: string; at: string; shown: Shown },
  fields: readonly TemplateField[],
): Record<string, unknown> {
  const { edited } = withoutSensitive(shown, fields)
  return { form: 1, ...(isObject(draft) && draft), edits: edited ? { of, at, edited } : undefined }
}

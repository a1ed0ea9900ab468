import type { OpenedDocument } from '@casewright/core/client'
import type { Shown } from '../draft/work.ts'
import type { EditedDocument } from '../preview/edited.ts'
import type { Made } from '../preview/made.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isDocument = (value: unknown): value is { title: string; parts: EditedDocument['parts'] } =>
  isObject(value) && typeof value.title === 'string' && Array.isArray(value.parts)

/** A kept document as the preview shows it; `null` where its content is not as the preview keeps it. */
export function shownOf({ id, version, title, content }: OpenedDocument): Shown | null {
  if (!isObject(content) || !isDocument(content.made)) return null
  const edited = isDocument(content.edited) ? content.edited : content.made
  return {
    run: `kept:${id}`,
    made: content.made as Made,
    edited: { title, parts: edited.parts, keptAs: { id, seen: version } },
    textMark: null,
    isOpen: true,
  }
}

import type { OpenedDocument } from '@casewright/core/client'
import { asMade } from '../draft/as-made.ts'
import { isDocument, isObject } from '../draft/is-parts.ts'
import type { Shown } from '../draft/work.ts'

/** A saved document as the preview shows it; `null` where its content is not as the preview keeps it. */
export function shownOf({ id, version, title, content }: OpenedDocument): Shown | null {
  const made = isObject(content) ? asMade(content.made) : null
  const edited = isObject(content) ? (content.edited ?? made) : null
  if (!made || !isDocument(edited)) return null
  return {
    run: `kept:${id}`,
    made,
    edited: { title, parts: edited.parts, keptAs: { id, seen: version } },
    textMark: null,
    isOpen: true,
  }
}

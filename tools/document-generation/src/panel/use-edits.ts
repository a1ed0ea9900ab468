import { useEffect, useRef, useState } from 'react'
import { type Edits, readEdits, withEdits } from '../draft/edits.ts'
import type { Shown } from '../draft/work.ts'
import type { DocumentType } from '../output.ts'
import type { EditedDocument } from '../preview/edited.ts'
import type { Host } from './host.ts'

export interface EditsHere {
  shown: Shown
  /** When the edits were written that are shown; `null`: it is shown as it stands elsewhere. */
  at: string | null
  onEdited(edited: EditedDocument): void
  /** Shows it as it stands elsewhere, without the edits of this browser. */
  undo(): void
  /** Another one each time that it is to be drawn again. */
  key: number
}

/** Edits of a document that stands elsewhere, which this browser remembers. */
export function useEdits({ draft }: Host, of: string, first: Shown, type: DocumentType | null): EditsHere {
  const [found] = useState<Edits | null>(() => {
    const edits = readEdits(draft.read())
    return edits?.of === of ? edits : null
  })
  const [at, setAt] = useState(found?.at ?? null)
  const [shown, setShown] = useState<Shown>(found ? { ...first, edited: found.edited } : first)
  const [key, setKey] = useState(0)
  const door = useRef(draft)
  useEffect(() => {
    door.current = draft
  })
  const write = (next: Shown) =>
    door.current.write(
      withEdits(door.current.read(), { of, at: new Date().toISOString(), shown: next }, type?.fields ?? []),
    )
  return {
    shown,
    at,
    key,
    onEdited: (edited) => {
      const next = { ...shown, edited }
      setShown(next)
      write(next)
    },
    undo: () => {
      setShown(first)
      setAt(null)
      setKey(key + 1)
      write({ ...first, edited: null })
    },
  }
}

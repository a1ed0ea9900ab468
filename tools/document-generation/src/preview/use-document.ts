import type { Part } from '@casewright/templates/pages'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { EditedDocument } from './edited.ts'
import { type Editor, type EditorOptions, useEditor } from './editor/use-editor.ts'
import type { Made } from './made.ts'

const attributes = {
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': 'Document text',
  lang: 'en-US',
  spellcheck: 'true',
}

/** The document on the page, and what is known of it besides its text. */
export interface OpenDocument {
  editor: Editor
  place: RefObject<HTMLDivElement | null>
  title: string
  setTitle(title: string): void
  keptAs: EditedDocument['keptAs']
  setKeptAs(as: NonNullable<EditedDocument['keptAs']>): void
  corrected: Record<string, string>
  correct(changes: Record<string, string>): void
  /** As it stands. */
  current(): EditedDocument
}

export interface DocumentOptions extends Pick<EditorOptions, 'onLeave' | 'top'> {
  made: Made
  /** As the person left it; taken at first sight, as `made` is. */
  edited: EditedDocument | null
  onEdited: (document: EditedDocument) => void
}

export function useDocument({ made, edited, onEdited, ...options }: DocumentOptions): OpenDocument {
  const [parts] = useState<readonly Part[]>(edited?.parts ?? made.parts)
  const [title, setTitle] = useState(edited?.title ?? made.title)
  const [keptAs, setKeptAs] = useState(edited?.keptAs)
  const [corrected, setCorrected] = useState(edited?.corrected ?? {})
  const [place, editor] = useEditor({ parts, attributes, ...options })

  const current = (): EditedDocument => ({
    title: title.trim() || made.title,
    parts: [...editor.parts()],
    ...(keptAs && { keptAs }),
    ...(Object.keys(corrected).length > 0 && { corrected }),
  })
  const told = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of changes, and of them alone
  useEffect(() => {
    if (told.current) onEdited(current())
    told.current = true
  }, [editor.state.doc, title, keptAs, corrected])

  return {
    editor,
    place,
    title,
    setTitle,
    keptAs,
    setKeptAs,
    corrected,
    correct: (changes) => setCorrected((before) => ({ ...before, ...changes })),
    current,
  }
}

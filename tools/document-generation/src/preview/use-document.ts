import type { Part } from '@casewright/templates/pages'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentType } from '../output.ts'
import type { EditedDocument } from './edited.ts'
import { blanksOf } from './editor/places.ts'
import { typedIn } from './editor/typed-in.ts'
import { type Editor, type EditorOptions, useEditor } from './editor/use-editor.ts'
import type { Made } from './made.ts'

const attributes = {
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': 'Document text',
  lang: 'en-US',
  spellcheck: 'true',
}

import { titleOf } from './title-of.ts'

/** The document on the page, and what is known of it besides its text. */
export interface OpenDocument {
  editor: Editor
  place: RefObject<HTMLDivElement | null>
  title: string
  /** As it was given or typed: with the blanks that it had, also where they are filled since. */
  named: string
  setTitle(title: string): void
  keptAs: EditedDocument['keptAs']
  setKeptAs(as: NonNullable<EditedDocument['keptAs']>): void
  /** What was filled in or corrected since it was made, by field. */
  corrected: Record<string, string>
  correct(changes: Record<string, string>): void
  /** The held words that the person left out, by what the account knows them by. */
  dismissed: readonly string[]
  dismiss(key: string, isDismissed: boolean): void
  /** As it stands. */
  current(): EditedDocument
}

export interface DocumentOptions extends Pick<EditorOptions, 'onLeave' | 'top'> {
  made: Made
  type: Pick<DocumentType, 'fields'> | null
  /** As the person left it; taken at first sight, as `made` is. */
  edited: EditedDocument | null
  onEdited: (document: EditedDocument) => void
}

/** A draft was stored by a browser: what of it is no list of places counts as none. */
const keysOf = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : []

export function useDocument({ made, type, edited, onEdited, ...options }: DocumentOptions): OpenDocument {
  const [parts] = useState<readonly Part[]>(edited?.parts ?? made.parts)
  const [named, setTitle] = useState(edited?.title ?? made.title)
  const [keptAs, setKeptAs] = useState(edited?.keptAs)
  const [changes, setChanges] = useState(edited?.corrected ?? {})
  const [dismissed, setDismissed] = useState(keysOf(edited?.dismissed))
  const [place, editor] = useEditor({ parts, attributes, ...options })
  const { doc } = editor.state
  const corrected = useMemo(() => {
    const blank = new Set(blanksOf(doc).map(({ field }) => field))
    const open = type?.fields.map(({ name }) => name).filter((name) => made.answers[name] === undefined)
    const known = Object.entries(changes).filter(([field]) => !blank.has(field))
    return { ...typedIn(doc, new Set(open)), ...Object.fromEntries(known) }
  }, [doc, changes, type, made.answers])
  const title = titleOf(named, corrected, type)

  const current = (): EditedDocument => ({
    title: title.trim() || made.title,
    parts: [...editor.parts()],
    ...(keptAs && { keptAs }),
    ...(Object.keys(corrected).length > 0 && { corrected }),
    ...(dismissed.length > 0 && { dismissed }),
  })
  const told = useRef([doc, title, keptAs, changes, dismissed])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of changes, and of them alone
  useEffect(() => {
    const now = [doc, title, keptAs, changes, dismissed]
    if (now.some((one, n) => one !== told.current[n])) onEdited(current())
    told.current = now
  }, [doc, title, keptAs, changes, dismissed])

  return {
    editor,
    place,
    title,
    named,
    setTitle,
    keptAs,
    setKeptAs,
    corrected,
    correct: (more) => setChanges((before) => ({ ...before, ...more })),
    dismissed,
    dismiss: (key, isDismissed) =>
      setDismissed((before) => [...before.filter((one) => one !== key), ...(isDismissed ? [key] : [])]),
    current,
  }
}

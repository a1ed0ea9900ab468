import type { Part } from '@casewright/templates/pages'
import { type Command, EditorState, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { docOf } from './from-parts.ts'
import { noteView } from './note-view.ts'
import { plugins } from './plugins.ts'
import { showSelection } from './show-selection.ts'
import { partsOf } from './to-parts.ts'

export interface Editor {
  /** What is shown; changes with every edit. */
  state: EditorState
  /** The document as it stands. One that nobody touched comes out as it came in. */
  parts(): readonly Part[]
  dispatch(change: (state: EditorState) => Transaction): void
  /** Puts another document in its place; Undo brings back what was there. */
  replace(parts: readonly Part[]): void
  run(command: Command): void
  focus(): void
  /** Selects a stretch, shows it, and goes there. */
  select(change: (state: EditorState) => Transaction): void
}

export interface EditorOptions {
  parts: readonly Part[]
  /** Attributes of the element that is edited. */
  attributes: Record<string, string>
  onLeave: () => void
  /** Where on the screen the text begins to be seen, below what stands over it; in pixels. */
  top: () => number
}

/** An editor in an element. Its document is taken at first sight; later ones come by `replace`. */
export function useEditor(options: EditorOptions): [RefObject<HTMLDivElement | null>, Editor] {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const latest = useRef(options)
  latest.current = options
  const [state, setState] = useState(() =>
    EditorState.create({ doc: docOf(options.parts), plugins: plugins(() => latest.current.onLeave()) }),
  )
  const first = useRef({ doc: state.doc, parts: options.parts })
  const now = useRef(state)

  useEffect(() => {
    const editor = new EditorView(place.current, {
      state: now.current,
      attributes: latest.current.attributes,
      nodeViews: { note: noteView },
      handleScrollToSelection: (of) => showSelection(of, latest.current.top()),
      dispatchTransaction(tr) {
        now.current = editor.state.apply(tr)
        editor.updateState(now.current)
        setState(now.current)
      },
    })
    view.current = editor
    return () => {
      view.current = null
      editor.destroy()
    }
  }, [])

  const dispatch: Editor['dispatch'] = (change) => view.current?.dispatch(change(view.current.state))
  return [
    place,
    {
      state,
      parts: () => (now.current.doc.eq(first.current.doc) ? first.current.parts : partsOf(now.current.doc)),
      dispatch,
      replace: (parts) =>
        dispatch(({ tr, doc }) => tr.replaceWith(0, doc.content.size, docOf(parts).content).setMeta('remade', true)),
      run: (command) => view.current && command(view.current.state, view.current.dispatch, view.current),
      focus: () => view.current?.focus(),
      select: (change) => {
        dispatch((current) => change(current).scrollIntoView())
        view.current?.focus()
      },
    },
  ]
}

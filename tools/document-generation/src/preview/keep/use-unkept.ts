import { useEffect, useRef, useState } from 'react'
import type { OpenDocument } from '../use-document.ts'

export interface Unkept {
  /** The page remembers nothing of it, and something was changed since it was opened or kept. */
  isLost: boolean
  /** All of it was kept. */
  kept(): void
  /** The person is asked whether to leave. */
  isAsked: boolean
  ask(isAsked: boolean): void
}

/**
 * Changes that would be lost: the page remembers those of its own draft, not those of a document that was opened from
 * the history or from 'My documents'. The browser asks before it closes the page over them.
 */
export function useUnkept({ editor, title }: OpenDocument, isRemembered: boolean): Unkept {
  const { doc } = editor.state
  const last = useRef({ doc, title })
  const [isAsked, ask] = useState(false)
  const isLost = !isRemembered && (title !== last.current.title || !doc.eq(last.current.doc))
  useEffect(() => {
    if (!isLost) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [isLost])
  return {
    isLost,
    kept: () => {
      last.current = { doc, title }
    },
    isAsked,
    ask,
  }
}

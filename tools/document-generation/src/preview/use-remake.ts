import type { PanelProps } from '@casewright/core/client'
import { useRef, useState } from 'react'
import { localToday } from '../form/local-today.ts'
import type { manifest } from '../manifest.ts'
import { doubtsOf, isStill } from './editor/places.ts'
import type { Made } from './made.ts'
import { useAside } from './use-aside.ts'
import type { OpenDocument } from './use-document.ts'

type Changes = Record<string, string>

export interface Remake {
  busy: boolean
  error: string | null
  /** How often it was made again. */
  times: number
  /** What the law says of the terms as they are now. */
  law: NonNullable<Made['law']>
  /** What waits for the person's word, because the text was changed by hand. */
  asked: Changes | null
  ask(changes: Changes): void
  close(): void
  remake(changes: Changes): void
}

/** Makes the document again of confirmed answers; what stood there comes back by Undo. */
export function useRemake(host: PanelProps<typeof manifest>, made: Made, open: OpenDocument): Remake {
  const [asked, setAsked] = useState<Changes | null>(null)
  const [times, setTimes] = useState(0)
  const [law, setLaw] = useState(made.law ?? [])
  const base = useRef({ title: made.title, parts: made.parts })
  const pending = useRef<Changes>({})
  const { busy, error, start } = useAside(host, 'remake', ({ title, parts, law: now = [] }) => {
    setLaw(now)
    if (open.named === base.current.title) open.setTitle(title)
    base.current = { title, parts }
    open.editor.replace(parts)
    open.correct(pending.current)
    setTimes((before) => before + 1)
  })
  const remake = (changes: Changes) => {
    setAsked(null)
    pending.current = changes
    const left = doubtsOf(open.editor.state.doc)
    start({
      documentType: made.documentType,
      answers: { ...made.answers, ...open.corrected, ...changes },
      doubts: made.doubts.filter(
        ({ field, why }) => changes[field] === undefined && left.some((one) => one.field === field && one.why === why),
      ),
      ...(made.beside && { beside: made.beside }),
      today: made.dated ?? localToday(),
      ...(made.undated && { undated: true }),
    })
  }
  return {
    busy,
    error,
    times,
    law,
    asked,
    remake,
    ask: (changes) => (isStill(open.editor.state.doc, base.current.parts) ? remake(changes) : setAsked(changes)),
    close: () => setAsked(null),
  }
}

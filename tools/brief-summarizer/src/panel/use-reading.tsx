import type { Anchor } from '@casewright/core/client'
import { Sheet, useMediaQuery } from '@casewright/ui'
import { media } from '@casewright/ui/theme'
import { type ReactNode, useRef, useState } from 'react'
import type { Reading } from '../output.ts'
import { ReadingPane } from './reading-pane.tsx'
import type { SummaryRun } from './runs.ts'

/** Shows a place of the document; `from` holds the text around it where the summary's own does not. */
export type Show = (anchor: Anchor, from?: Reading) => void

interface Options {
  reading: Reading | undefined
  run: SummaryRun
  /** The address of the file as it was given. */
  url: string | undefined
}

/**
 * The document beside its summary, at the place that was asked for; over the page where there is no room for both.
 * `pane` is what stands beside, where something does.
 */
export function useReading({ reading, run, url }: Options): { show: Show; pane: ReactNode } {
  const [place, setPlace] = useState<{ anchor: Anchor; reading: Reading } | null>(null)
  const isOver = useMediaQuery(media.marginBelow)
  const from = useRef<Element>(null)
  const close = () => {
    setPlace(null)
    if (from.current instanceof HTMLElement) from.current.focus()
  }
  const show: Show = (anchor, other) => {
    from.current = document.activeElement
    setPlace({ anchor, reading: other ?? reading ?? { whole: false, parts: [] } })
  }
  const pane = place && (
    <ReadingPane
      anchor={place.anchor}
      reading={place.reading}
      title={run.documents[0]?.name ?? run.label}
      url={url}
      isPdf={run.documents[0]?.kind === 'pdf'}
      onClose={close}
    />
  )
  if (!isOver) return { show, pane }
  return {
    show,
    pane: pane && (
      <Sheet label="The document" side="right" size="page" isOpen onOpenChange={close}>
        {pane}
      </Sheet>
    ),
  }
}

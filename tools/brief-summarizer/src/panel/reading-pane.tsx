import type { Anchor } from '@casewright/core/client'
import { Button, DocumentSheet, Link, Marked } from '@casewright/ui'
import { useEffect, useRef } from 'react'
import type { Reading } from '../output.ts'
import * as css from './reading-pane.css.ts'

interface ReadingPaneProps {
  anchor: Anchor
  reading: Reading
  title: string
  url: string | undefined
  isPdf: boolean
  onClose: () => void
}

/** The text of the document with the words of a place marked, and scrolled to. */
export function ReadingPane({ anchor, reading, title, url, isPdf, onClose }: ReadingPaneProps) {
  const pane = useRef<HTMLElement>(null)
  const desk = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place is gone to when it is asked for
  useEffect(() => {
    const { current } = desk
    const mark = current?.querySelector('mark')
    // Beside the summary the desk scrolls and not the page: the reader keeps the place in both.
    if (current && mark)
      current.scrollTop +=
        mark.getBoundingClientRect().top - current.getBoundingClientRect().top - current.clientHeight / 3
    pane.current?.focus({ preventScroll: true })
  }, [anchor])
  const parts = shownOf(reading, anchor)
  const first = parts.find(({ start, text }) => start < anchor.end && start + text.length > anchor.start)
  return (
    <section
      ref={pane}
      tabIndex={-1}
      className={css.pane}
      aria-label={anchor.page ? `${title}, page ${anchor.page}` : title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <header className={css.head}>
        <div className={css.words}>
          <p className={css.title}>{anchor.page ? `Page ${anchor.page}` : 'In the document'}</p>
          <p className={css.file}>
            {title}
            {url && (
              <>
                {' '}
                <Link href={isPdf && anchor.page ? `${url}#page=${anchor.page}` : url} target="_blank" rel="noreferrer">
                  Original file
                </Link>
              </>
            )}
          </p>
        </div>
        <Button size="small" onPress={onClose} aria-label="Close the document">
          Close
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section ref={desk} className={css.desk} tabIndex={0} aria-label="Text of the document">
        {first ? (
          <DocumentSheet bare>
            {parts.map(({ page, start, text }) => (
              <div key={start} className={css.page}>
                {page && <p className={css.number}>Page {page}</p>}
                <p className={css.text}>
                  <Marked text={text} marks={marksIn(start, text, anchor)} />
                </p>
              </div>
            ))}
          </DocumentSheet>
        ) : (
          <DocumentSheet bare>
            <p className={css.text}>
              <Marked text={anchor.words} marks={[[0, anchor.words.length]]} />
            </p>
          </DocumentSheet>
        )}
      </section>
    </section>
  )
}

/** The whole document; of one that is held in parts, those in which the place stands. */
const shownOf = ({ whole, parts }: Reading, { start, end }: Anchor): Reading['parts'] =>
  whole ? parts : parts.filter((part) => part.start < end && part.start + part.text.length > start)

const marksIn = (offset: number, text: string, { start, end }: Anchor): [number, number][] =>
  start < offset + text.length && end > offset
    ? [[Math.max(0, start - offset), Math.min(text.length, end - offset)]]
    : []

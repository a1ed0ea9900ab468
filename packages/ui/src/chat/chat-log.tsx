import { type ReactNode, useLayoutEffect, useRef } from 'react'
import * as css from './chat.css.ts'

export interface ChatLogProps {
  /** Names the conversation for a screen reader. */
  label: string
  /** The messages, the latest last. */
  children?: ReactNode
  /** In their place while there are none. */
  empty: ReactNode
  isEmpty: boolean
  /** An answer is being written: it is read out when it stands, not letter by letter. */
  isBusy?: boolean
  /** The `ChatInput`. */
  input: ReactNode
}

/** So near to the end, in pixels, a reader follows what comes. Further up, the page is left where it is. */
const near = 80

/** A conversation, 600 pixels high, that stays at its end while somebody reads there. */
export const ChatLog = ({ label, children, empty, isEmpty, isBusy = false, input }: ChatLogProps) => {
  const log = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  useLayoutEffect(() => {
    if (log.current && atEnd.current) log.current.scrollTop = log.current.scrollHeight
  })
  return (
    <section className={css.chat} aria-label={label}>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <div
        ref={log}
        role="log"
        aria-label={`${label}, messages`}
        aria-busy={isBusy}
        tabIndex={0}
        className={css.log}
        data-empty={isEmpty || undefined}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < near
        }}
      >
        {isEmpty ? empty : children}
      </div>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above */}
      <div className={css.foot}>{input}</div>
    </section>
  )
}

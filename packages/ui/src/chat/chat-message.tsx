import type { ReactNode } from 'react'
import * as css from './chat.css.ts'

export interface ChatMessageProps {
  from: 'user' | 'assistant'
  at: Date
  /** The words of a person; of an assistant, a `Written` or a `Found`. */
  children: ReactNode
  /** Copy and the like, beside the time. */
  actions?: ReactNode
}

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** One message with the hour and minute of it. */
export const ChatMessage = ({ from, at, children, actions }: ChatMessageProps) => (
  <div className={from === 'user' ? css.mine : css.turn}>
    <span className="visually-hidden">{from === 'user' ? 'You:' : 'Assistant:'}</span>
    {from === 'user' ? <p className={css.bubble}>{children}</p> : children}
    <div className={css.under}>
      <time dateTime={at.toISOString()}>{time.format(at)}</time>
      {actions}
    </div>
  </div>
)

import type { ReactNode } from 'react'
import * as css from './redline.css.ts'

/** Words that fall away. */
export const Deleted = ({ children }: { children: ReactNode }) => (
  <del className={css.del}>
    <span className={`visually-hidden ${css.spoken}`}>deleted: </span>
    {children}
  </del>
)

/** Words that come in. */
export const Inserted = ({ children }: { children: ReactNode }) => (
  <ins className={css.ins}>
    <span className={`visually-hidden ${css.spoken}`}>inserted: </span>
    {children}
  </ins>
)

export interface RedlinePart {
  kind: 'same' | 'deleted' | 'inserted'
  text: string
}

export interface RedlineProps {
  /** The text in its order, cut where something changes. */
  parts: readonly RedlinePart[]
}

/** A changed text as lawyers know it: struck what goes, double underlined what comes. */
export const Redline = ({ parts }: RedlineProps) =>
  parts.map(({ kind, text }, index) => {
    const key = `${index}-${kind}`
    if (kind === 'deleted') return <Deleted key={key}>{text}</Deleted>
    if (kind === 'inserted') return <Inserted key={key}>{text}</Inserted>
    return <span key={key}>{text}</span>
  })

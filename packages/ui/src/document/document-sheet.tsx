import type { ReactNode } from 'react'
import * as css from './document.css.ts'

export interface DocumentSheetProps {
  /** Headings and paragraphs. All of it is set in serif, whoever wrote it. */
  children: ReactNode
  /** Without the recessed ground around it. */
  bare?: boolean
}

/** A document as paper on a desk: an upload, an authority, a draft. Its right margin has room for marks. */
export const DocumentSheet = ({ children, bare = false }: DocumentSheetProps) => {
  const sheet = <div className={css.sheet}>{children}</div>
  return bare ? sheet : <div className={css.desk}>{sheet}</div>
}

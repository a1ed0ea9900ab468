import type { ReactNode } from 'react'
import * as css from './panel.css.ts'

/** A part of the memo under its heading. */
export const MemoPart = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className={css.part}>
    <h2 className={css.partTitle}>{heading}</h2>
    {children}
  </div>
)

import type { ReactNode } from 'react'
import * as css from './layout.css.ts'

/** How stories lay out what they show. No part of the product. */
export const Row = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>
export const Stack = ({ children }: { children: ReactNode }) => <div className={css.stack}>{children}</div>
export const Grid = ({ children }: { children: ReactNode }) => <div className={css.grid}>{children}</div>
export const Page = ({ children }: { children: ReactNode }) => <div className={css.page}>{children}</div>

export const Spec = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.spec}>
    <h2 className={css.specTitle}>{title}</h2>
    <div>{children}</div>
  </section>
)

import type { ReactNode } from 'react'
import { page } from './page.css.ts'

/** What a page of the signed-in layout stands in. */
export const Page = ({ children }: { children: ReactNode }) => <div className={page}>{children}</div>

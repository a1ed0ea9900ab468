import type { ReactNode } from 'react'
import { Logo } from '../../brand/logo.tsx'
import { LegalLine } from '../../components/page/legal-line.tsx'
import { useAbout } from '../../lib/about.ts'
import * as css from './auth-page.css.ts'
import { SellingPoints } from './selling-points.tsx'

interface AuthFrameProps {
  title: string
  /** A quieter line below the title. */
  lead?: ReactNode
  children: ReactNode
  /** Other ways on, each a line. */
  foot?: readonly ReactNode[]
}

/** What stands around every form before somebody is signed in. */
export function AuthFrame({ title, lead, children, foot = [] }: AuthFrameProps) {
  const { productName } = useAbout()
  return (
    <div className={css.page}>
      <SellingPoints productName={productName} />
      <main className={css.main}>
        <div className={css.sheet}>
          <a href="/" className={css.brand}>
            <Logo name={productName} />
          </a>
          <h1>{title}</h1>
          {lead && <p className={css.welcome}>{lead}</p>}
          <div className={css.form}>{children}</div>
          {foot.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines keep their places
            <p key={at} className={css.toggle}>
              {line}
            </p>
          ))}
          <div className={css.legal}>
            <LegalLine />
          </div>
        </div>
      </main>
    </div>
  )
}

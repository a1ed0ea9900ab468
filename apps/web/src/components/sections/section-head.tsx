import { usePageTitle } from '../../lib/about.ts'
import * as css from './section.css.ts'

/** The first heading of a section, which names the browser's tab as well. */
export function SectionHead({ title, lead }: { title: string; lead: string }) {
  usePageTitle(title)
  return (
    <div className={css.head}>
      <h1>{title}</h1>
      <p className={css.lead}>{lead}</p>
    </div>
  )
}

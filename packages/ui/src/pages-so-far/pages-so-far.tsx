import type { PageSoFar } from '@casewright/core/client'
import * as css from './pages-so-far.css.ts'

/** The pages of a scan that were recognized while the rest still is: they can be read meanwhile. */
export const PagesSoFar = ({ pages }: { pages: readonly PageSoFar[] }) => {
  const isOne = pages.every(({ document }) => document === pages[0]?.document)
  return pages.length === 0 ? null : (
    <section className={css.pages} aria-label="Pages read so far">
      <p className={css.head}>Read so far, as recognized. Nothing is checked yet.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section className={css.text} tabIndex={0} aria-label="Text of these pages">
        {pages.map(({ document, number, text }) => (
          <div key={`${document} ${number}`} className={css.page}>
            <p className={css.number}>{isOne ? `Page ${number}` : `${document}, page ${number}`}</p>
            {text.split('\n').map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page does not change once it is read
              <p key={index} className={css.paragraph}>
                {paragraph}
              </p>
            ))}
          </div>
        ))}
      </section>
    </section>
  )
}

import { Link, Redline } from '@casewright/ui'
import { quotationWords } from '../decisions.ts'
import type { CheckedQuotation } from '../output.ts'
import * as css from './panel.css.ts'

interface QuotationsProps {
  quotations: readonly CheckedQuotation[]
  /** The id under which the library holds what is quoted. */
  authority?: string
}

/** What became of the words that are quoted: as they stand, or written against what stands at the source. */
export function Quotations({ quotations, authority }: QuotationsProps) {
  if (quotations.length === 0) return null
  return (
    <ul className={css.quotations} aria-label="Quotations">
      {quotations.map(({ text, outcome, anchor, page, redline, place }) => (
        <li key={place.start}>
          <q className={css.quoted}>{redline ? <Redline parts={redline} /> : text}</q>
          <p className={css.small}>
            These words {quotationWords[outcome]}
            {page ? `, on page ${page}` : ''}.{' '}
            {anchor && authority && (
              <span data-print="never">
                <Link href={`/library/${encodeURIComponent(authority)}?start=${anchor.start}&end=${anchor.end}`}>
                  Read in place
                </Link>
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

import { Link, Redline } from '@casewright/ui'
import type { CheckedQuotation } from '../output.ts'
import { gapWords, oneLine, quotationSaid } from '../quotation-words.ts'
import * as css from './panel.css.ts'

interface QuotationsProps {
  quotations: readonly CheckedQuotation[]
  /** The id under which the library holds what is quoted. */
  authority?: string
}

/** What became of the words that are quoted, with what ellipses leave out and brackets replace. */
export function Quotations({ quotations, authority }: QuotationsProps) {
  if (quotations.length === 0) return null
  return (
    <ul className={css.quotations} aria-label="Quotations">
      {quotations.map((quotation) => {
        const { text, outcome, anchor, redline, place, gaps = [], substitutions = [] } = quotation
        return (
          <li key={place.start} data-outcome={outcome}>
            <q className={css.quoted}>{redline ? <Redline parts={redline} /> : text}</q>
            <p className={outcome === 'found' || outcome === 'unchecked' ? css.small : css.wrong}>
              {quotationSaid(quotation)}{' '}
              {anchor && authority && (
                <span data-print="never">
                  <Link href={`/library/${encodeURIComponent(authority)}?start=${anchor.start}&end=${anchor.end}`}>
                    Read in place
                  </Link>
                </span>
              )}
            </p>
            {substitutions.map(({ written, found }) => (
              <p key={`${written}${found}`} className={css.small}>
                <strong>{written}</strong> {found ? <>replaces “{oneLine(found)}”</> : 'is added'}
              </p>
            ))}
            {gaps.map((gap) => (
              <details key={gap.anchor.start} className={css.gap}>
                <summary>{gapWords(gap)}</summary>
                <q className={css.leftOut}>{oneLine(gap.anchor.words)}</q>
              </details>
            ))}
          </li>
        )
      })}
    </ul>
  )
}

import { CopyButton, Deleted, Inserted, Link } from '@casewright/ui'
import type { CheckedCitation } from '../output.ts'
import * as css from './panel.css.ts'
import { Quotations } from './quotations.tsx'

const inLibrary = (id: string) => `/library/${encodeURIComponent(id)}`

/** Differences are told here, but for those of quotations, which have a redline of their own. */
export const plainDifferences = ({ differences = [] }: CheckedCitation) =>
  differences.filter(({ field }) => field !== 'quotation')

/** Why a citation has its status, what differs, and where it can be read. */
export function FoundCell({ citation }: { citation: CheckedCitation }) {
  const { reason, found, candidates = [], suggested, quotations } = citation
  const differences = plainDifferences(citation)
  return (
    <div className={css.found}>
      <p>{reason}</p>
      {(differences.length > 0 || found) && (
        <dl className={css.differs}>
          {differences.map(({ field, written, found: is }) => (
            <div key={`${field}${written}`}>
              <dt>{field}</dt>
              <dd>
                <Deleted>{written}</Deleted> <Inserted>{is}</Inserted>
              </dd>
            </div>
          ))}
          {found && (
            <div data-authority="">
              <dt>Found</dt>
              <dd>
                {[found.name, found.citation, found.court, found.date].filter(Boolean).join(', ')}
                <Ways found={found} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {candidates.length > 0 && (
        <ul className={css.candidates} aria-label="It may be">
          {candidates.map(({ name, citation: cited, source }) => (
            <li key={`${name}${cited}`}>
              {name}, {cited} ({source})
            </li>
          ))}
        </ul>
      )}
      <Quotations quotations={quotations} authority={found?.id} />
      {suggested && (
        <p className={css.suggested}>
          <span className={css.small}>Form of the Bluebook: </span>
          {suggested}{' '}
          <span data-print="never">
            <CopyButton text={suggested} variant="quiet" size="small">
              Copy this form
            </CopyButton>
          </span>
        </p>
      )}
    </div>
  )
}

const Ways = ({ found: { id, url, source, name } }: { found: NonNullable<CheckedCitation['found']> }) => (
  <span className={css.ways}>
    {id && (
      <Link href={inLibrary(id)} aria-label={`Read in the library: ${name}`}>
        Read in the library
      </Link>
    )}
    {url && /^https?:\/\/\S+$/i.test(url) ? (
      <Link href={url} aria-label={`Open the source: ${name}`}>
        Open the source
      </Link>
    ) : (
      !id && <span className={css.small}>{source}</span>
    )}
  </span>
)

import type { CitationCheck } from '@casewright/core/client'
import { humanName } from '../json-schema/json-schema.ts'
import { Link } from '../link/link.tsx'
import { Deleted, Inserted } from '../redline/redline.tsx'
import { webAddress } from '../result-view/format.ts'
import * as css from './check-details.css.ts'

const Source = ({ source, url }: { source: string; url?: string }) => {
  const address = url && webAddress(url)
  return address ? <Link href={address}>{source}</Link> : source
}

/** What a check of a citation found: why it has its status, what differs, and what stands at the source. */
export const CheckDetails = ({ check: { reason, differences = [], found } }: { check: CitationCheck }) => (
  <div className={css.details}>
    <p>{reason}</p>
    {differences.map(({ field, written, found: instead }) => (
      <p key={field}>
        {humanName(field)}: <Deleted>{written}</Deleted> <Inserted>{instead}</Inserted>
      </p>
    ))}
    {found && (
      <p data-authority="">
        {[found.name, found.citation, found.court, found.date].filter(Boolean).join(', ')}.{' '}
        <Source source={found.source} url={found.url} />
      </p>
    )}
  </div>
)

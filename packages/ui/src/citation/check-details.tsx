import { type CitationCheck, formatDate } from '@casewright/core/client'
import { humanName } from '../json-schema/json-schema.ts'
import { Link } from '../link/link.tsx'
import { Deleted, Inserted } from '../redline/redline.tsx'
import { webAddress } from '../result-view/format.ts'
import * as css from './check-details.css.ts'
import { TreatmentLine } from './treatment-line.tsx'

const Source = ({ source, url }: { source: string; url?: string }) => {
  const address = url && webAddress(url)
  return address ? <Link href={address}>{source}</Link> : source
}

/** What stands at the source and is told neither by the citation itself nor as a difference. */
const further = ({ text, differences = [], found }: CitationCheck): string[] =>
  [found?.name, found?.citation, found?.court, found?.date && formatDate(found.date)].filter(
    (part): part is string =>
      part !== undefined && !text.includes(part) && differences.every((difference) => difference.found !== part),
  )

interface CheckDetailsProps {
  check: CitationCheck
  /** The search itself found the authority, as it is cited: why it has its status tells nothing. */
  isFound?: boolean
}

/** What a check of a citation found: why it has its status, what differs, and where it was found. */
export const CheckDetails = ({ check, isFound = false }: CheckDetailsProps) => (
  <div className={css.details}>
    {check.treatment && <TreatmentLine treatment={check.treatment} />}
    {!isFound && <p>{check.reason}</p>}
    {check.lastAmended && <p>{check.lastAmended.says}</p>}
    {check.differences?.map(({ field, written, found }) => (
      <p key={`${field}: ${written}`}>
        {humanName(field)}: <Deleted>{written}</Deleted> <Inserted>{found}</Inserted>
      </p>
    ))}
    {check.found && (
      <p data-authority="">
        {[...further(check), ''].join(', ')}
        <Source {...check.found} />.
      </p>
    )}
  </div>
)

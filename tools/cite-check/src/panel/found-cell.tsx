import { formatDate } from '@casewright/core/client'
import { CopyButton, Deleted, Inserted, Link, TreatmentLine } from '@casewright/ui'
import type { ReactNode } from 'react'
import { besideSaid } from '../beside-said.ts'
import type { LaterOpinion } from '../later/later.ts'
import { laterSaid } from '../later/with-later.ts'
import type { CheckedCitation } from '../output.ts'
import { parentheticalsSaid } from '../parenthetical-said.ts'
import * as css from './panel.css.ts'
import { Quotations } from './quotations.tsx'

const inLibrary = (id: string) => `/library/${encodeURIComponent(id)}`

/** Differences are told here, but for those of quotations, which have a redline of their own. */
export const plainDifferences = ({ differences = [] }: CheckedCitation) =>
  differences.filter(({ field }) => field !== 'quotation')

/** What stands at the source and is not written already. */
const further = ({ text }: CheckedCitation, { name, citation, court, date }: NonNullable<CheckedCitation['found']>) =>
  [name, citation, court, date && formatDate(date)].filter((part) => part && !text.includes(part)).join(', ')

/** What a proposal shows in its place. */
const redlined: ReadonlySet<string> = new Set(['name', 'year', 'court', 'page', 'pin cite'])

/** Why a citation has its status, what differs, and where it can be read. */
export function FoundCell({ citation, children }: { citation: CheckedCitation; children?: ReactNode }) {
  const { reason, found, namesake, candidates = [], suggested, quotations } = citation
  const isRedlined = citation.corrections?.some(({ kind }) => kind === 'fields') ?? false
  const differences = plainDifferences(citation).filter(({ field }) => !(isRedlined && redlined.has(field)))
  return (
    <div className={css.found}>
      {citation.treatment && <TreatmentLine treatment={citation.treatment} />}
      {citation.later && <Later later={citation.later} />}
      {citation.overruler && <ReadOverruler overruler={citation.overruler} />}
      <p>{reason}</p>
      {differences.length > 0 && (
        <dl className={css.differs}>
          {differences.map(({ field, written, found: is }) => (
            <div key={`${field}${written}`}>
              <dt>{field}</dt>
              <dd>
                <Deleted>{written}</Deleted> <Inserted>{is}</Inserted>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {found && (
        <p className={css.foundLine} data-authority="">
          <span>{further(citation, found)}</span>
          <Ways found={found} />
        </p>
      )}
      {namesake && (
        <p className={css.foundLine}>
          <span>
            {namesake.name}, {namesake.citation}
          </span>
          <Ways found={namesake} />
        </p>
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
      {parentheticalsSaid(citation).map((said) => (
        <p key={said} className={css.small}>
          {said}
        </p>
      ))}
      <Quotations quotations={quotations} authority={found?.id} />
      {besideSaid(citation).map((said) => (
        <p key={said} className={css.small}>
          {said}
        </p>
      ))}
      {citation.amended && <p className={css.small}>{citation.amended}</p>}
      {citation.notCompared && <p className={css.small}>{citation.notCompared}</p>}
      {children}
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

const Later = ({ later }: { later: LaterOpinion }) => (
  <p className={css.small}>
    {laterSaid(later)}{' '}
    <span data-print="never">
      <Link
        href={`${inLibrary(later.in.id)}?start=${later.passage.start}&end=${later.passage.end}`}
        aria-label={`Read in place: ${later.in.name}`}
      >
        Read in place
      </Link>
    </span>
  </p>
)
/** 'Read Loper Bright Enterprises v. Raimondo at 412': where the library has what undid it. */
const ReadOverruler = ({ overruler }: { overruler: NonNullable<CheckedCitation['overruler']> }) => {
  const { id, name, start, end, page } = overruler
  const place = start === undefined ? '' : `?start=${start}&end=${end}`
  return (
    <p data-print="never">
      <Link href={`${inLibrary(id)}${place}`}>
        Read <i>{name}</i>
        {page !== undefined && ` at ${page}`}
      </Link>
    </p>
  )
}

const Ways = ({ found: { id, url, source, name } }: { found: NonNullable<CheckedCitation['found']> }) => (
  <span className={css.ways}>
    {id && (
      <span data-print="never">
        <Link href={inLibrary(id)} aria-label={`Read in the library: ${name}`}>
          Read in the library
        </Link>
      </span>
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

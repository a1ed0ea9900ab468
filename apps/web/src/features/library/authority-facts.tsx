import type { CitationInText, HeldAuthority } from '@casewright/api/client'
import { MarginFacts } from '@casewright/ui'
import { formatDay } from '../../lib/dates.ts'
import { opinionsOf } from './history-and-notes.tsx'
import * as css from './library.css.ts'

interface AuthorityFactsProps {
  held: HeldAuthority
  citations: readonly CitationInText[]
}

/** What the library knows of an authority beside its text. */
export function AuthorityFacts({ held, citations }: AuthorityFactsProps) {
  const { authority, source, text, details } = held
  const opinions = opinionsOf(details)
  const { citedBy = 0, fetchedAt, parallel = [], field } = authority
  const inLibrary = new Set(citations.flatMap(({ id }) => (id ? [id] : [])))
  return (
    <>
      <MarginFacts
        title="In the library"
        facts={[
          { label: 'Source', value: source },
          ...(fetchedAt ? [{ label: 'Retrieved', value: formatDay(fetchedAt) }] : []),
          ...(details?.asOf ? [{ label: 'As of', value: details.asOf }] : []),
          { label: 'Cited by', value: `${citedBy.toLocaleString('en-US')} in the library` },
          ...(field ? [{ label: 'Field', value: field }] : []),
        ]}
      />
      {text && citations.length > 0 && (
        <MarginFacts
          title="Citations in the text"
          facts={[
            { label: 'Found', value: citations.length },
            { label: 'Authorities in the library', value: inLibrary.size },
          ]}
        />
      )}
      {opinions.length > 0 && (
        <MarginFacts title="Opinions">
          <ul className={css.parallel}>
            {opinions.map((opinion) => (
              <li key={opinion}>{opinion}</li>
            ))}
          </ul>
        </MarginFacts>
      )}
      {parallel.length > 0 && (
        <MarginFacts title="Also cited as">
          <ul className={css.parallel}>
            {parallel.map((citation) => (
              <li key={citation}>{citation}</li>
            ))}
          </ul>
        </MarginFacts>
      )}
    </>
  )
}

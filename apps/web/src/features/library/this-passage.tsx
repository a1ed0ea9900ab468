import type { PassageCitedBy, PassageCiting } from '@casewright/api/client'
import { counted } from '@casewright/core/client'
import { Button, MarginFacts } from '@casewright/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import * as cited from './cited-by.css.ts'
import * as css from './history.css.ts'
import type { Span } from './paragraphs.ts'
import { usePassageCitedBy } from './use-history.ts'

interface ThisPassageProps {
  id: string
  passage: Span
  /** On which it is, of the report by which the authority is cited. */
  pages: readonly string[]
}

const shownAtOnce = 5

/** The citing opinions that cite the passage being read by its page, or quote it. */
export function ThisPassage({ id, passage, pages }: ThisPassageProps) {
  const { data, isPending } = usePassageCitedBy(id, passage, pages)
  const [isWhole, setWhole] = useState(false)
  if (data?.total === 0) return null
  return (
    <MarginFacts title="This passage">
      <div className={css.passage}>
        <p role="status">
          {isPending
            ? 'Looking through the citing opinions...'
            : data
              ? passageWords(data, pages)
              : 'The citing opinions could not be read.'}
        </p>
        {data && data.citing.length > 0 && (
          <ol className={css.list} aria-label="Opinions that cite this passage">
            {data.citing.slice(0, isWhole ? undefined : shownAtOnce).map((one) => (
              <Entry key={one.id} citing={one} />
            ))}
          </ol>
        )}
        {data && !isWhole && data.citing.length > shownAtOnce && (
          <p data-print="never">
            <Button variant="quiet" size="small" onPress={() => setWhole(true)}>
              Show all {data.citing.length}
            </Button>
          </p>
        )}
      </div>
    </MarginFacts>
  )
}

const Entry = ({
  citing: { id, title, citation, court, date, page, isQuoted, words, start, end },
}: {
  citing: PassageCiting
}) => {
  const where = [court, date?.slice(0, 4)].filter(Boolean).join(' ')
  return (
    <li className={cited.entry}>
      <p className={cited.treatment}>
        {[isQuoted && 'Quotes it', page !== null && `${isQuoted ? 'cites' : 'Cites'} page ${page}`]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p className={cited.name}>
        <Link to={`/library/${encodeURIComponent(id)}?start=${start}&end=${end}`}>{title}</Link>
      </p>
      <p className={cited.cite}>
        {citation}
        {where && ` (${where})`}
      </p>
      <p className={cited.words}>{words}</p>
    </li>
  )
}

/** How many cite it, by what, and how many were looked through. */
function passageWords({ citing, looked, total }: PassageCitedBy, pages: readonly string[]): string {
  const page =
    pages.length === 0 ? '' : pages.length === 1 ? ` page ${pages[0]}` : ` pages ${pages[0]} to ${pages.at(-1)}`
  const how = page
    ? `cite${citing.length === 1 ? 's' : ''}${page} in a full or short citation, or quote${citing.length === 1 ? 's' : ''} eight words of it in a row`
    : `quote${citing.length === 1 ? 's' : ''} eight words of it in a row`
  const of =
    looked < total
      ? `the ${counted(looked, 'citing opinion')} that say most of it, of ${total.toLocaleString('en-US')}`
      : counted(total, 'citing opinion')
  const none = how
    .replace(/^cite/, 'cites')
    .replace(/^quote/, 'quotes')
    .replace(', or quote eight', ', or quotes eight')
  const lacking = page ? '' : ' Its pages are not known, so page cites were not compared.'
  return `${citing.length === 0 ? `None of ${of} ${none}` : `${citing.length} of ${of} ${how}`}.${lacking}`
}

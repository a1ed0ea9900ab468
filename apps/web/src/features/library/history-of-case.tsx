import type { AuthorityHistory, HistoryEvent } from '@casewright/api/client'
import { counted } from '@casewright/core/client'
import { Link as PageLink, Section } from '@casewright/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as css from './history.css.ts'
import { useHistory } from './use-history.ts'

interface HistoryOfCaseProps {
  id: string
  /** A flag stands above: nothing is said to be clear. */
  isFlagged: boolean
}

/** What courts above did to a case, with the words that tell it, and what was read for it. */
export function HistoryOfCase({ id, isFlagged }: HistoryOfCaseProps) {
  const { data } = useHistory(id)
  if (!data) return null
  const { events } = data
  return (
    <Section title="History of the case" aside="As far as opinions in the library tell">
      <div className={css.box}>
        {events.length > 0 && (
          <ol className={css.events} aria-label="History of the case">
            {events.map((event) => (
              <li key={`${event.direction}${event.kind}${event.told.id}${event.told.start}`} className={css.event}>
                <p>
                  <Told event={event} />
                </p>
                <p className={css.words}>“{event.words}”</p>
                <p className={css.source}>
                  <Link to={placeOf(event)}>
                    {event.direction === 'of' ? 'Read it in this opinion' : `Read it in ${event.told.title}`}
                  </Link>
                  {event.direction === 'by' && `, ${event.told.citation}`}
                </p>
              </li>
            ))}
          </ol>
        )}
        <p>
          {negativeWords(data, isFlagged)}
          {data.against.length > 0 && (
            <>
              {' '}
              <PageLink href="#cited-by">See them under Cited by</PageLink>
            </>
          )}
        </p>
      </div>
    </Section>
  )
}

const placeOf = ({ told: { id, start, end } }: HistoryEvent): string =>
  `/library/${encodeURIComponent(id)}?start=${start}&end=${end}`

const Told = ({ event: { kind, isRemanded, direction, other } }: { event: HistoryEvent }) => {
  const verb = `${kind}${isRemanded ? ' and remanded' : ''}`
  if (!other)
    return (
      <>
        <strong>{named(verb)}</strong>, by a decision that the opinion does not name
      </>
    )
  const where = [other.citation, other.year && `(${other.year})`].filter(Boolean).join(' ')
  const name: ReactNode = (
    <>
      <i>{other.id ? <Link to={`/library/${encodeURIComponent(other.id)}`}>{other.name}</Link> : other.name}</i>
      {where && `, ${where}`}
    </>
  )
  return direction === 'of' ? (
    <>
      {name} <span aria-hidden="true">→</span> <strong>{verb}</strong> here
    </>
  ) : (
    <>
      <span aria-hidden="true">→</span> <strong>{named(verb)}</strong> by {name}
    </>
  )
}

const named = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** What citing opinions say against it, and which of them were looked at: no more than that. */
function negativeWords({ against, looked, unread }: AuthorityHistory, isFlagged: boolean): string {
  const { opinions, from, to } = looked
  const years = from === null ? '' : from === to ? ` of ${from}` : ` of ${from} to ${to}`
  const open =
    unread > 0
      ? ` ${counted(unread, 'opinion of the library has', 'opinions of the library have')} not been read yet.`
      : ''
  if (opinions === 0)
    return `No opinion in the library that was read cites it, so its later history is not known.${open}`
  const of = `${counted(opinions, 'citing opinion')}${years}`
  if (against.length > 0) {
    const kinds = against.map(({ kind, count }) => `${count} ${kind}`).join(', ')
    const count = against.reduce((sum, one) => sum + one.count, 0)
    return `${count} of ${of} ${count === 1 ? 'speaks' : 'speak'} against it: ${kinds}.${open}`
  }
  return isFlagged
    ? `The flag above has another source: none of ${of} was read as speaking against it.${open}`
    : `No negative history found in ${of}. Opinions that the library does not hold were not looked at.${open}`
}

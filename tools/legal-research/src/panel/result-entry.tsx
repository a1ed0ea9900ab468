import { isWell, leastRelevance } from '@casewright/core/client'
import { AuthorityEntry, CheckedBadge, Found, Link, Marked, Match, Points } from '@casewright/ui'
import { ArrowRight, ArrowUpRight } from 'lucide-react'
import { aboutOf, summaryLabels } from '../about.ts'
import type { Found as Result } from '../output.ts'
import { isOurs, safeAddress } from './addresses.ts'
import { ByModel } from './by-model.tsx'
import { inContext } from './in-context.ts'
import * as css from './panel.css.ts'
import { useReadingAddress } from './searched-for.ts'
import { WhyHere } from './why-here.tsx'

interface ResultEntryProps {
  found: Result
  number: number
  /** The model that wrote, where one did. */
  model?: string
}

const basis = `How much of your question it covers; ${leastRelevance.onPoint * 100} or more is on point`

/** One authority: what editors say, what it says itself, what a model wrote, each in its own hand. */
export function ResultEntry({ found, number, model }: ResultEntryProps) {
  const { title, type, kind, citation, relevance, summary, summaryOf, keyPoints, keyPointsOf, passage, written } = found
  const address = useReadingAddress(safeAddress(found.url))
  const card = safeAddress(found.card)
  const hasEditors = summaryOf === 'editors' || keyPointsOf === 'editors'
  return (
    <AuthorityEntry
      number={number}
      title={title}
      href={address}
      isCase={kind === 'case'}
      kind={type}
      citation={citation}
      details={aboutOf(found)}
      // That an authority is in the source that found it says nothing; that it is no longer good law does.
      status={isWell(found.status) ? undefined : <CheckedBadge check={found.status} isFound />}
      match={<Match percent={relevance} basis={basis} />}
    >
      {passage && (
        <Found
          {...inContext(passage)}
          source={
            passage.anchor ? (
              <span className={css.from}>
                From its text in the library
                {address && isOurs(address) && <Link href={address}>Read in place</Link>}
              </span>
            ) : (
              'From its text, as the source shows it'
            )
          }
        />
      )}
      {hasEditors && (
        <div className={css.editors}>
          <p className={css.whose}>{summaryLabels.editors}</p>
          {summaryOf === 'editors' && (
            <p className={css.holding}>
              <Marked text={summary} marks={found.summaryMarks} />
            </p>
          )}
          {keyPointsOf === 'editors' && <Points numbered label="Key points" items={keyPoints} />}
        </div>
      )}
      {written && <ByModel written={written} model={model ?? 'the model'} />}
      {!summaryOf && !hasEditors && <p className={css.small}>No source has its text. Open the document to read it.</p>}
      <WhyHere found={found} />
      {safeAddress(found.sourceUrl) && (
        <p className={css.small} data-print="only">
          {found.sourceUrl}
        </p>
      )}
      {(address || card) && (
        <p className={css.ways} data-print="never">
          {address && (
            <Link href={address} alone>
              View Full Document{' '}
              {isOurs(address) ? (
                <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />
              ) : (
                <ArrowUpRight size={16} strokeWidth={1.75} aria-hidden="true" />
              )}
            </Link>
          )}
          {card && card !== address && <Link href={card}>In the library</Link>}
        </p>
      )}
    </AuthorityEntry>
  )
}

import type { HeldAuthority } from '@casewright/api/client'
import { formatDate, laterHistoryOf } from '@casewright/core/client'
import {
  ButtonLink,
  CopyButton,
  Link,
  Notice,
  PageHead,
  Points,
  PrintButton,
  Section,
  treatmentPlace,
  useToast,
  WithMargin,
} from '@casewright/ui'
import { ArrowUpRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { formatDay } from '../../lib/dates.ts'
import { AuthorityFacts } from './authority-facts.tsx'
import { AuthorityText } from './authority-text.tsx'
import { citedInFull, pagesAt, pinOf, quotedInFull } from './cited.ts'
import { CitedBy } from './cited-by.tsx'
import { HistoryAndNotes } from './history-and-notes.tsx'
import { HistoryOfCase } from './history-of-case.tsx'
import * as css from './library.css.ts'
import type { Span } from './paragraphs.ts'
import { PassageSteps, withOpened } from './passage-steps.tsx'
import { Neighbors, PlaceInCode } from './place-in-code.tsx'
import { SeparateOpinions } from './separate-opinions.tsx'
import { pagesOf, starPagesOf } from './star-pages.ts'
import { ChooseAsOf, TextAsOf } from './text-as-of.tsx'
import { TextTools } from './text-tools.tsx'
import { ThisPassage } from './this-passage.tsx'
import { useCitationsIn } from './use-authority.ts'
import { useFoundPassages } from './use-history.ts'

const kinds = {
  case: 'Case',
  statute: 'Statute',
  regulation: 'Regulation',
  rule: 'Rule',
  constitution: 'Constitution',
  other: 'Authority',
} as const

interface AuthorityViewProps {
  id: string
  held: HeldAuthority
  passage?: Span
  /** What was searched for, where a result of a search led here. */
  searched?: string
}

/** An authority to read: how it is cited, what the editors say, and its own words. */
export function AuthorityView({ id, held, passage: opened, searched }: AuthorityViewProps) {
  const { authority, text, url, court, source, details, neighbors, separate } = held
  const { title, kind, citation, date, holding, keyPoints = [], fetchedAt, treatment, lastAmended, looked } = authority
  const citations = useCitationsIn(id, text !== null)
  const { toast } = useToast()
  const [gone, setGone] = useState<Span | null>(null)
  const passage = gone ?? opened
  const around = useFoundPassages(id, opened && text ? searched : undefined).data?.passages
  const [past, setPast] = useState<string | null>(null)
  const when = date && (kind === 'case' && date.length > 4 ? `decided ${formatDate(date)}` : formatDate(date))
  const words = text ? text.split(/\s+/).length : 0
  const isHere = passage && text && passage.end <= text.length ? passage : undefined
  const steps = isHere && opened && around ? withOpened(around, opened) : undefined
  const stepAt = steps?.passages.findIndex(({ start }) => start === passage?.start) ?? -1
  const pages = useMemo(() => pagesOf(details?.pages, text ? starPagesOf(text) : []), [details, text])
  const found =
    isHere && text
      ? quotedInFull(text.slice(isHere.start, isHere.end), citedInFull(held, pinOf(isHere, pages)))
      : undefined
  const asOf = details?.asOf && kind !== 'case' ? `current through ${details.asOf}` : undefined
  return (
    <article className={kind === 'case' ? `${css.authority} ${css.isCase}` : css.authority} aria-labelledby="authority">
      <PageHead
        id="authority"
        eyebrow={kinds[kind]}
        title={title}
        note={
          <span className={css.cites}>
            <span className={css.citation}>{citation}</span>
            {(court || when || asOf) && <span>{[court, asOf ?? when].filter(Boolean).join(', ')}</span>}
            {details?.docket && <span>{details.docket}</span>}
            {(authority.citedBy ?? 0) > 0 && (
              <span>
                <Link href="#cited-by">Cited by {authority.citedBy?.toLocaleString('en-US')}</Link>
              </span>
            )}
          </span>
        }
        actions={
          <>
            <CopyButton
              label="Copy the citation"
              text={citedInFull(held)}
              onCopied={() => toast({ title: 'Copied to clipboard' })}
            />
            <PrintButton label="Print" />
            {url && (
              <ButtonLink href={url}>
                View at source <ArrowUpRight size={16} strokeWidth={1.75} aria-hidden="true" />
              </ButtonLink>
            )}
          </>
        }
      />
      <WithMargin
        margin={
          <>
            {isHere && kind === 'case' && (
              <ThisPassage key={isHere.start} id={id} passage={isHere} pages={pagesAt(isHere, pages)} />
            )}
            <div id="cited-by">
              <CitedBy id={id} />
            </div>
            <AuthorityFacts held={held} citations={citations} />
          </>
        }
      >
        <div className={css.sections}>
          {treatment && (
            <Notice tone={treatment.flag === 'red' ? 'error' : 'partial'} title={treatment.says}>
              {treatment.note} {treatment.words && `“${treatment.words}”`} Source:{' '}
              {treatment.in ? (
                <RouterLink to={treatmentPlace(treatment.in)}>{treatment.source}</RouterLink>
              ) : (
                treatment.source
              )}
              .
            </Notice>
          )}
          {kind === 'case' && <HistoryOfCase id={id} isFlagged={treatment !== undefined} />}
          <PlaceInCode hierarchy={details?.hierarchy} />
          {details?.status && (
            <Notice tone="partial" title={`The publisher marks this section as ${details.status}.`} />
          )}
          {(holding || keyPoints.length > 0) && (
            <Section title={kind === 'case' ? 'Holding' : 'What it provides'} aside="Summary by the library’s editors">
              {holding && <p className={css.holding}>{holding}</p>}
              {keyPoints.length > 0 && <Points numbered label="Key points" items={keyPoints} />}
            </Section>
          )}
          {text ? (
            <Section title="Text" aside={!past && <TextTools words={words} pages={pages} passage={found} />}>
              <SeparateOpinions id={id} {...(separate && { separate })} />
              <ChooseAsOf {...held} current={details?.asOf ?? date ?? ''} value={past} onChange={setPast} />
              {past ? (
                <TextAsOf id={id} asOf={past} onCurrent={() => setPast(null)} />
              ) : (
                <AuthorityText
                  text={text}
                  citations={citations}
                  passage={isHere}
                  pages={details?.pages ? pages : undefined}
                  footnotes={details?.footnotes}
                />
              )}
              {!past && steps && steps.passages.length > 1 && stepAt >= 0 && (
                <PassageSteps passages={steps.passages} at={stepAt} onGo={setGone} />
              )}
            </Section>
          ) : (
            <div className={css.absent}>
              <Notice title="The text is not in the library.">
                None of the sources used here provided it. {url && <Link href={url}>Read it at its source</Link>}
              </Notice>
            </div>
          )}
          <HistoryAndNotes details={details ?? null} />
          {neighbors && <Neighbors {...neighbors} />}
          <p className={css.foot}>
            {text ? 'This text was retrieved from' : 'This entry comes from'}{' '}
            {source === 'Library' ? 'the library' : source}
            {fetchedAt ? ` on ${formatDay(fetchedAt)}` : ''}. {lastAmended?.says} {laterHistoryOf(kind, looked)}
          </p>
        </div>
      </WithMargin>
    </article>
  )
}

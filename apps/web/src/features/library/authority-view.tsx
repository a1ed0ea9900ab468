import type { HeldAuthority } from '@casewright/api/client'
import { formatDate, laterHistory, treatmentWords } from '@casewright/core/client'
import {
  ButtonLink,
  CopyButton,
  Link,
  Notice,
  PageHead,
  Points,
  PrintButton,
  Section,
  TreatmentLine,
  useToast,
  WithMargin,
} from '@casewright/ui'
import { ArrowUpRight } from 'lucide-react'
import { formatDay } from '../../lib/dates.ts'
import { AuthorityFacts } from './authority-facts.tsx'
import { AuthorityText } from './authority-text.tsx'
import { citedInFull } from './cited.ts'
import * as css from './library.css.ts'
import type { Span } from './paragraphs.ts'
import { useCitationsIn } from './use-authority.ts'

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
}

/** An authority to read: how it is cited, what the editors say, and its own words. */
export function AuthorityView({ id, held, passage }: AuthorityViewProps) {
  const { authority, text, url, court, source } = held
  const { title, kind, citation, date, holding, keyPoints = [], fetchedAt, treatment } = authority
  const citations = useCitationsIn(id, text !== null)
  const { toast } = useToast()
  const when = date && (kind === 'case' && date.length > 4 ? `decided ${formatDate(date)}` : formatDate(date))
  const words = text ? text.split(/\s+/).length : 0
  const isHere = passage && text && passage.end <= text.length ? passage : undefined
  return (
    <article className={kind === 'case' ? `${css.authority} ${css.isCase}` : css.authority} aria-labelledby="authority">
      <PageHead
        id="authority"
        eyebrow={kinds[kind]}
        title={title}
        note={
          <span className={css.cites}>
            <span className={css.citation}>{citation}</span>
            {(court || when) && <span>{[court, when].filter(Boolean).join(', ')}</span>}
          </span>
        }
        actions={
          <>
            <CopyButton
              label="Copy the citation"
              text={citedInFull(authority)}
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
      <WithMargin margin={<AuthorityFacts held={held} citations={citations} />}>
        <div className={css.sections}>
          {treatment && (
            <Notice tone={treatment.flag === 'red' ? 'error' : 'partial'} title={treatmentWords(treatment)}>
              <TreatmentLine treatment={treatment} />
            </Notice>
          )}
          {(holding || keyPoints.length > 0) && (
            <Section title={kind === 'case' ? 'Holding' : 'What it provides'} aside="Summary by the library’s editors">
              {holding && <p className={css.holding}>{holding}</p>}
              {keyPoints.length > 0 && <Points numbered label="Key points" items={keyPoints} />}
            </Section>
          )}
          {text ? (
            <Section title="Text" aside={`${words.toLocaleString('en-US')} words`}>
              <AuthorityText text={text} citations={citations} passage={isHere} />
            </Section>
          ) : (
            <Notice title="The text is not in the library.">
              None of the sources used here provided it. {url && <Link href={url}>Read it at its source</Link>}
            </Notice>
          )}
          <p className={css.foot}>
            {text ? 'This text was retrieved from' : 'This entry comes from'} {source}
            {fetchedAt ? ` on ${formatDay(fetchedAt)}` : ''}.{' '}
            {kind === 'case' ? laterHistory.ofSupremeCourt : laterHistory.ofOthers}
          </p>
        </div>
      </WithMargin>
    </article>
  )
}

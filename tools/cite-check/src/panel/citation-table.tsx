import type { CitationLook, PanelProps, Review } from '@casewright/core/client'
import {
  Badge,
  Button,
  CitationBadge,
  type Column,
  citationLooks,
  FilterChips,
  Section,
  Segmented,
  SupportBadge,
  Table,
  TreatmentBadge,
} from '@casewright/ui'
import { IdCard, MessageSquareX, Scissors } from 'lucide-react'
import { useState } from 'react'
import type { CheckedCitation } from '../output.ts'
import { placeWords } from '../place-words.ts'
import { choose } from './choose.ts'
import { Corrections } from './corrections.tsx'
import { FoundCell } from './found-cell.tsx'
import { marksOf } from './marks.ts'
import { worstFirst } from './order.ts'
import * as css from './panel.css.ts'
import { ReviewControls } from './review-controls.tsx'
import { troubles, troublesOf, wrongOf } from './troubles.ts'
import { whereWords } from './words.ts'

const flags = ['red', 'amber'] as const
const statuses = ['verified', 'mismatch', 'ambiguous', 'not-found', 'unchecked'] as const

interface CitationTableProps {
  citations: readonly CheckedCitation[]
  reviews: ReadonlyMap<string, Review>
  review?: PanelProps['review']
}

/** The name of a case in italics on a line of its own, as a docket has it. */
const Written = ({ text }: { text: string }) => {
  const [, name, rest] = /^(.+?), (?=\d)(.+)$/s.exec(text) ?? []
  if (!name || !/\sv\.\s|^(?:In re|Ex parte|Matter of)\s/i.test(name)) return <span>{text}</span>
  return (
    <>
      <i>{name}</i>
      <span className={css.rest}>{rest}</span>
    </>
  )
}

/** What became of the authority, whether the citation is right and what is wrong in it, then whether the authority says so. */
const Badges = ({ citation }: { citation: CheckedCitation }) => (
  <span className={css.badges}>
    {citation.treatment && <TreatmentBadge treatment={citation.treatment} />}
    <CitationBadge status={citation.status} treatment={citation.treatment} />
    {wrongOf(citation).map((words) => (
      <Badge key={words} tone="mismatch" icon={/quot/i.test(words) ? <Scissors /> : <IdCard />}>
        {words}
      </Badge>
    ))}
    {citation.support && <SupportBadge outcome={citation.support.outcome} />}
  </span>
)

const orders = [
  { id: 'worst', title: 'Worst first' },
  { id: 'text', title: 'As in the text' },
]
const troubleLooks = {
  quotation: { word: 'quotation', Icon: Scissors },
  name: { word: 'name, court or year', Icon: IdCard },
  support: { word: 'support', Icon: MessageSquareX },
} as const

/** Every citation with its status; chips narrow it to some. */
export function CitationTable({ citations, reviews, review }: CitationTableProps) {
  const [shown, setShown] = useState<string[]>([])
  const [order, setOrder] = useState('worst')
  const ordered = order === 'worst' ? worstFirst(citations) : citations
  const chipsOf = (looks: readonly CitationLook[]) =>
    looks.flatMap((look) => {
      const { word, Icon } = citationLooks[look]
      const count = citations.filter((one) => marksOf(one).includes(look)).length
      const label = `${count} ${word.toLowerCase()}`
      return count > 0 ? [{ id: look, label, icon: <Icon aria-hidden="true" /> }] : []
    })
  const wrong = troubles.flatMap((trouble) => {
    const count = citations.filter((one) => troublesOf(one).includes(trouble)).length
    return count > 0 ? [{ trouble, count }] : []
  })
  const isShown = (one: CheckedCitation) =>
    marksOf(one).some((mark) => shown.includes(mark)) || troublesOf(one).some((trouble) => shown.includes(trouble))
  const rows = shown.length === 0 ? ordered : ordered.filter(isShown)
  const columns: Column<CheckedCitation>[] = [
    { id: 'no', title: 'No.', kind: 'ordinal', cell: ({ number }) => number },
    { id: 'text', title: 'As written', kind: 'authority', cell: ({ text }) => <Written text={text} /> },
    { id: 'status', title: 'Status', cell: (one) => <Badges citation={one} /> },
    {
      id: 'found',
      title: 'What was found',
      cell: (citation) => (
        <FoundCell citation={citation}>
          <Corrections citation={citation} citations={citations} review={reviews.get(citation.id)} onReview={review} />
        </FoundCell>
      ),
    },
    {
      id: 'where',
      title: 'Where',
      kind: 'when',
      cell: (citation) => (
        <Button
          variant="quiet"
          size="small"
          aria-label={`${whereWords(citation)}${placeWords(citation) ? ', show' : ''} no. ${citation.number} in the text`}
          onPress={() => choose(citation.id)}
        >
          {whereWords(citation)}
        </Button>
      ),
    },
    {
      id: 'review',
      title: 'Review',
      cell: (citation) => <ReviewControls citation={citation} review={reviews.get(citation.id)} onReview={review} />,
    },
  ]
  return (
    <Section
      title="Citations"
      aside={
        shown.length > 0
          ? `${rows.length} of ${citations.length} shown`
          : `${citations.length}, ${order === 'worst' ? 'worst first' : 'in the order of the text'}`
      }
    >
      <div className={css.chips} data-print="never">
        <FilterChips
          label="Show citations that are"
          selected={shown}
          onChange={setShown}
          chips={[
            ...chipsOf(flags),
            ...wrong.map(({ trouble, count }) => {
              const { word, Icon } = troubleLooks[trouble]
              return { id: trouble, label: `${count} ${word}`, icon: <Icon aria-hidden="true" /> }
            }),
            ...chipsOf(statuses),
          ]}
        />
        <Segmented label="Order of the citations" options={orders} value={order} onChange={setOrder} />
      </div>
      <Table caption="Citations" isCaptionHidden columns={columns} rows={rows} rowKey={({ id }) => id} />
    </Section>
  )
}

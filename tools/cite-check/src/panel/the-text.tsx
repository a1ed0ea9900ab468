import type { PanelProps, Review } from '@casewright/core/client'
import { DocumentSheet, MarginNotes, Section } from '@casewright/ui'
import type { CheckedCitation, CheckedDocument } from '../output.ts'
import { plainDifferences } from './found-cell.tsx'
import * as css from './panel.css.ts'
import { Paragraph } from './paragraph.tsx'
import { Quotations } from './quotations.tsx'
import { ReviewControls } from './review-controls.tsx'

interface TheTextProps {
  content: CheckedDocument['content']
  citations: readonly CheckedCitation[]
  reviews: ReadonlyMap<string, Review>
  review?: PanelProps['review']
}

/** The document with a mark for each citation, and the numbered notes beside it. */
export function TheText({ content: { paragraphs, isCut }, citations, reviews, review }: TheTextProps) {
  const starts = paragraphs.map(({ start }) => start)
  const within = Map.groupBy(citations, ({ anchor }) => starts.findLastIndex((start) => start <= anchor.start))
  const actionOf = (citation: CheckedCitation) => (
    <div className={css.more}>
      <Quotations quotations={citation.quotations} authority={citation.found?.id} />
      <ReviewControls citation={citation} review={reviews.get(citation.id)} onReview={review} />
    </div>
  )
  const checkOf = (citation: CheckedCitation) => ({
    ...citation,
    differences: plainDifferences(citation),
    quotations: [],
  })
  return (
    <div data-print="never">
      <Section title="The text" aside={isCut ? 'Paragraphs with citations only: the document is long' : undefined}>
        <div className={css.beside}>
          <DocumentSheet bare>
            {paragraphs.map((paragraph, index) => (
              <Paragraph
                key={paragraph.start}
                paragraph={paragraph}
                page={paragraph.page !== paragraphs[index - 1]?.page ? paragraph.page : undefined}
                citations={within.get(index) ?? []}
                checkOf={checkOf}
                actionOf={actionOf}
              />
            ))}
          </DocumentSheet>
          <div className={css.notes}>
            <MarginNotes
              notes={citations.map((citation) => ({ check: checkOf(citation), action: actionOf(citation) }))}
            />
          </div>
        </div>
      </Section>
    </div>
  )
}

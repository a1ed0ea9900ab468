import { byWorst, type CitationCheck, isWell } from '@casewright/core/client'
import { Button, CheckedBadge, CitationText, Section, Table } from '@casewright/ui'
import * as css from './panel.css.ts'
import type { Show } from './use-reading.tsx'

/** How many are seen at once. */
const most = 8

/** What the document cites, and whether it was found; what needs a look first. */
export function Cited({ citations, onShow }: { citations: readonly CitationCheck[]; onShow: Show }) {
  if (citations.length === 0) return null
  const sorted = citations.toSorted(byWorst)
  const found = citations.filter(isWell).length
  return (
    <Section title="Citations in the document" aside={`${found} of ${citations.length} verified`}>
      <Rows citations={sorted.slice(0, most)} onShow={onShow} />
      {sorted.length > most && (
        <details className={css.rests}>
          <summary>The other {sorted.length - most}</summary>
          <Rows citations={sorted.slice(most)} onShow={onShow} />
        </details>
      )}
    </Section>
  )
}

const Rows = ({ citations, onShow }: { citations: readonly CitationCheck[]; onShow: Show }) => (
  <Table
    caption="Citations in the document"
    isCaptionHidden
    rows={citations}
    rowKey={({ text }) => text}
    columns={[
      {
        id: 'citation',
        title: 'As it is written',
        kind: 'authority',
        cell: ({ text }) => <CitationText text={text} />,
      },
      { id: 'status', title: 'Status', cell: (check) => <CheckedBadge check={check} /> },
      {
        id: 'place',
        title: 'Place',
        kind: 'action',
        cell: ({ anchor, text }) =>
          anchor && (
            <Button
              variant="quiet"
              size="small"
              onPress={() => onShow(anchor)}
              aria-label={anchor.page ? `Page ${anchor.page}: ${text}` : `Show in place: ${text}`}
            >
              {anchor.page ? `Page ${anchor.page}` : 'Show in place'}
            </Button>
          ),
      },
    ]}
  />
)

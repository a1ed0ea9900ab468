import { canAskAgain, stateInWords } from '@casewright/core/client'
import { Button, CitationBadge, countStatuses, MarginFacts, Tally } from '@casewright/ui'
import { RotateCw } from 'lucide-react'
import type { Found, SearchOutput } from '../output.ts'
import * as css from './panel.css.ts'

const statuses = ['verified', 'mismatch', 'ambiguous', 'not-found', 'unchecked'] as const

interface MarginProps {
  results: readonly Found[]
  sources: SearchOutput['sources']
  /** Left out where nothing can be started. */
  onAgain?: () => void
}

/** Who was searched, what kinds were found, and how many citations hold. */
export function Margin({ results, sources, onAgain }: MarginProps) {
  // The library's own entries are verified by being there, and are not counted as checks.
  const others = results.filter(({ source, status }) => source !== 'library' || status.status !== 'verified')
  const counts = countStatuses(others.map(({ status }) => status.status))
  const kinds = [...Map.groupBy(results, ({ type }) => type)]
  const gaps = sources.filter(canAskAgain)
  return (
    <>
      <MarginFacts
        title="What was searched"
        facts={sources.map((asked) => ({
          label: asked.source,
          value:
            asked.outcome === 'answered' ? (
              `${asked.found} found`
            ) : (
              <span className={css.missed}>{stateInWords(asked)}</span>
            ),
        }))}
      >
        {onAgain && gaps.length > 0 && (
          <div className={css.again} data-print="never">
            <Button size="small" icon={<RotateCw aria-hidden="true" />} onPress={onAgain}>
              {gaps.length === 1 ? `Ask ${gaps[0]?.source} again` : 'Search again'}
            </Button>
          </div>
        )}
      </MarginFacts>
      {kinds.length > 0 && (
        <MarginFacts title="Kind" facts={kinds.map(([label, of]) => ({ label, value: of.length }))} />
      )}
      {others.length > 0 && (
        <MarginFacts
          title="Citations"
          facts={statuses.flatMap((status) =>
            counts[status] ? [{ label: <CitationBadge status={status} />, value: counts[status] }] : [],
          )}
        >
          <div className={css.tally}>
            <Tally counts={counts} />
          </div>
        </MarginFacts>
      )}
    </>
  )
}

import { canAskAgain, countStatuses, lookWords, stateInWords } from '@casewright/core/client'
import { Button, CitationBadge, Decades, MarginFacts } from '@casewright/ui'
import { RotateCw } from 'lucide-react'
import type { Found, SearchOutput } from '../output.ts'
import * as css from './panel.css.ts'

/** As citations are counted everywhere, the worst first. That a result is in the source that found it is no check. */
const open = ['not-found', 'mismatch', 'ambiguous', 'unchecked'] as const

interface MarginProps {
  results: readonly Found[]
  sources: SearchOutput['sources']
  asked?: Pick<SearchOutput['asked'], 'from' | 'to'>
  /** Left out where nothing can be started. */
  onAgain?: () => void
  onNarrow?: (years: { from: string; to: string }) => void
}

/** Who was searched, what kinds were found, what is known against them as good law, and which citations are open. */
export function Margin({ results, sources, asked, onAgain, onNarrow }: MarginProps) {
  const counts = countStatuses(results.map(({ status }) => status.status))
  const unverified = open.flatMap((status) =>
    counts[status] ? [{ label: <CitationBadge status={status} />, value: counts[status] }] : [],
  )
  const kinds = [...Map.groupBy(results, ({ type }) => type)]
  const flagged = results.flatMap(({ status }) => status.treatment ?? [])
  const decided = results.flatMap(({ kind, date }) => (kind === 'case' && date ? [Number(date.slice(0, 4))] : []))
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
      <Decades years={decided} {...asked} onNarrow={onNarrow} />
      {flagged.length > 0 && (
        <MarginFacts
          title="Treatment"
          facts={[
            ...(['red', 'amber'] as const).flatMap((flag) => {
              const these = flagged.filter((one) => one.flag === flag)
              return these[0] ? [{ label: lookWords[flag], value: these.length }] : []
            }),
            { label: 'Nothing known against it', value: results.length - flagged.length },
          ]}
        />
      )}
      {unverified.length > 0 && <MarginFacts title="Citations" facts={unverified} />}
    </>
  )
}

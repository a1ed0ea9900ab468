import { canAskAgain, countLooks, lookWords, stateInWords, worstFirst } from '@casewright/core/client'
import { Button, Decades, LookBadge, MarginFacts, Tally } from '@casewright/ui'
import { RotateCw } from 'lucide-react'
import type { Found, SearchOutput } from '../output.ts'
import * as css from './panel.css.ts'

interface MarginProps {
  results: readonly Found[]
  sources: SearchOutput['sources']
  asked?: Pick<SearchOutput['asked'], 'from' | 'to'>
  /** Left out where nothing can be started. */
  onAgain?: () => void
  onNarrow?: (years: { from: string; to: string }) => void
}

/** Who was searched, what kinds were found, what is known against them as good law, and how many citations hold. */
export function Margin({ results, sources, asked, onAgain, onNarrow }: MarginProps) {
  // That a result is in the source that found it is no check: only what does not agree is counted.
  const others = results.flatMap(({ status }) => (status.status === 'verified' ? [] : [status]))
  const counts = countLooks(others)
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
      {others.length > 0 && (
        <MarginFacts
          title="Citations"
          facts={worstFirst.flatMap((look) =>
            counts[look] ? [{ label: <LookBadge look={look} />, value: counts[look] }] : [],
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

import type { PanelProps, RunView } from '@casewright/core/client'
import {
  Button,
  CopyButton,
  CoverageLine,
  DownloadButtons,
  EmptyState,
  MemoFoot,
  Notice,
  PrintButton,
  WithMargin,
} from '@casewright/ui'
import type { SearchOutput } from '../output.ts'
import { asText } from './as-text.ts'
import { Margin } from './margin.tsx'
import { Nothing } from './nothing.tsx'
import { Outside } from './outside.tsx'
import * as css from './panel.css.ts'
import { ResultList } from './result-list.tsx'
import { Scope } from './scope.tsx'
import { SearchedFor } from './searched-for.ts'

const most = 100

interface ResultsProps {
  run: RunView
  output: SearchOutput
  toast: PanelProps['toast']
  LawToAdd: PanelProps['LawToAdd']
  /** Searches again, for the same or for more; left out where a stored run is shown. */
  onAgain?: (limit?: number) => void
  /** Searches again without this part of the scope. */
  onUnscope?: (id: string) => void
  /** Searches again between these days; both are empty where they bound nothing. */
  onNarrow?: (years: { from: string; to: string }) => void
}

const inAll = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'result' : 'results'}`

/** The authorities that were found, with their margin and what was searched. */
export function Results({ run, output, toast, LawToAdd, onAgain, onUnscope, onNarrow }: ResultsProps) {
  const {
    results,
    totalResults,
    searchTime,
    asked,
    filters,
    sources,
    coverage,
    model,
    verdict,
    nearest,
    missing,
    lacks,
    scope,
    outside,
  } = output
  // It stands in a line of its own: said once is enough.
  const alone = coverage.basis === 'evidence' ? coverage.notes?.at(-1) : undefined
  const rest = alone ? { ...coverage, notes: coverage.notes?.slice(0, -1) } : coverage
  const isCut = results.length > 0 && results.length < totalResults
  const hasMore = results.length < Math.min(totalResults, most)
  return (
    <SearchedFor value={asked.query}>
      <WithMargin
        margin={
          <Margin
            results={results}
            sources={sources}
            asked={asked}
            onNarrow={onNarrow}
            onAgain={onAgain && (() => onAgain())}
          />
        }
      >
        <section className={css.results} aria-labelledby="found">
          <div className={css.asked} data-print="only">
            <p>Legal research memo</p>
            <p className={css.memo}>{asked.query}</p>
          </div>
          <div className={css.head}>
            <div>
              <h2 id="found" aria-live="polite">
                Found {inAll(totalResults)} in {searchTime} seconds
              </h2>
              {(filters.length > 0 || isCut) && (
                <p className={css.about}>
                  {filters.length > 0 && `${filters.join('; ')}. `}
                  {isCut && (results.length === 1 ? 'The first is shown.' : `The first ${results.length} are shown.`)}
                </p>
              )}
              {scope && !onUnscope && (
                <div className={css.scope}>
                  <Scope chips={scope} />
                </div>
              )}
              {asked.searches && (
                <ul className={css.searched} aria-label="Searches that were run">
                  {asked.searches.map((search) => (
                    <li key={search}>{search}</li>
                  ))}
                </ul>
              )}
            </div>
            {results.length > 0 && (
              <div className={css.tools} data-print="never">
                <CopyButton
                  label="Copy with citations"
                  text={() => asText(output)}
                  onCopied={() => toast({ title: 'Copied to clipboard' })}
                />
                <PrintButton />
                <DownloadButtons runId={run.id} />
              </div>
            )}
          </div>
          <div className={css.list}>
            {results.length > 0 ? (
              <ResultList results={results} model={model?.name} verdict={verdict} />
            ) : verdict === 'nothing' ? (
              <Nothing missing={missing} nearest={nearest} lacks={lacks} LawToAdd={LawToAdd} />
            ) : (
              <EmptyState title="No authority was found">
                Use fewer or other words, or fewer filters. Words in quotation marks must match exactly.
              </EmptyState>
            )}
            {alone && <Notice tone="quiet" title={alone} />}
          </div>
          {outside && <Outside outside={outside} scope={scope} onShow={onUnscope} />}
          {onAgain && hasMore && (
            <p className={css.more} data-print="never">
              <Button onPress={() => onAgain(most)}>Show more results</Button>
            </p>
          )}
          <MemoFoot at={run.endedAt}>
            <CoverageLine coverage={rest} />
          </MemoFoot>
        </section>
      </WithMargin>
    </SearchedFor>
  )
}

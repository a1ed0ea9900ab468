import { askedState, type SourceAsked, stateInWords } from '@casewright/core/client'
import { CopyButton, CoverageLine, EmptyState, MarginFacts, MemoFoot, PrintButton, WithMargin } from '@casewright/ui'
import { type ReactNode, useId } from 'react'
import { memoOf } from './memo-of.ts'
import { nothingWords } from './nothing-words.ts'
import type { Found } from './output.ts'
import * as css from './panel.css.ts'
import { ResultList } from './result-list.tsx'
import { SummaryBox } from './summary-box.tsx'

interface Props {
  output: Found
  query: string
  at?: string | null
  /** In place of the summary, while it is being made. */
  summary?: ReactNode
}

const counted = ({ totalResults, results }: Found) => {
  const all = `Found ${totalResults.toLocaleString('en-US')} ${totalResults === 1 ? 'result' : 'results'}`
  return totalResults > results.length ? `${all}, the first ${results.length} shown` : all
}

const stateOf = (asked: SourceAsked) =>
  askedState(asked) === 'found' && asked.found !== undefined ? `${asked.found} found` : stateInWords(asked)

const noService = 'Your words went to no search service. An administrator can set a search engine for the whole web.'

/** What was found, summed up, and who was asked for it. */
export function FoundResult({ output, query, at, summary }: Props) {
  const scope = useId()
  const { results, coverage } = output
  const asked = coverage.sourcesAsked ?? []
  const nothing = nothingWords(asked, output.legalOnly)
  const isUnasked = asked.every(({ outcome }) => outcome === 'skipped')
  const reached = asked.some(({ outcome }) => outcome === 'answered')
  return (
    <WithMargin
      // Where nobody answered, the line below names them all, with the reason.
      margin={
        (reached || asked.length === 0) && (
          <MarginFacts
            title="What was searched"
            facts={asked.map((one) => ({
              label: one.source,
              value: <span className={css.reached}>{stateOf(one)}</span>,
            }))}
          >
            {asked.length === 0 && 'No source was searched.'}
          </MarginFacts>
        )
      }
    >
      <div className={css.result}>
        <div className={css.head}>
          <h2>{counted(output)}</h2>
          {results.length > 0 && (
            <div className={css.actions}>
              <CopyButton text={() => memoOf(output, query)} label="Copy with addresses" />
              <PrintButton />
            </div>
          )}
        </div>
        {results.length > 0 && output.by === 'feeds' && (
          <p className={css.hint}>
            No search engine is set, so the latest of public legal feeds was searched. {noService}
          </p>
        )}
        {results.length === 0 ? (
          <EmptyState title={nothing.title}>
            {nothing.text}
            {output.by === 'feeds' &&
              (reached
                ? ` No search engine is set, so the latest of public legal feeds was searched. ${noService}`
                : !isUnasked && ' Your words went to no search service.')}
          </EmptyState>
        ) : (
          <>
            {summary ?? <SummaryBox output={output} scope={scope} />}
            <ResultList results={results} query={query} scope={scope} />
          </>
        )}
        {!summary && (
          <MemoFoot at={at}>
            <CoverageLine coverage={coverage} />
          </MemoFoot>
        )}
      </div>
    </WithMargin>
  )
}

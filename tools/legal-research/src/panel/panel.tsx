import { definePanel, useFailureToast } from '@casewright/core/client'
import { EmptyState, RunStatus } from '@casewright/ui'
import { useState } from 'react'
import type { manifest } from '../manifest.ts'
import type { SearchOutput, SuggestOutput } from '../output.ts'
import { AskForm } from './ask-form.tsx'
import { type Fields, inputOf, noFields } from './fields.ts'
import * as css from './panel.css.ts'
import { Results } from './results.tsx'
import { Searching } from './searching.tsx'
import { Suggested } from './suggested.tsx'

const isSearch = (output: SearchOutput | SuggestOutput): output is SearchOutput => 'results' in output

/** What was asked last, so that it stands in the form when the page is opened again. */
function fieldsOf(output: SearchOutput | SuggestOutput | null | undefined, label = ''): Fields {
  if (!output) return { ...noFields, query: label }
  if (!isSearch(output)) return { ...noFields, query: output.question }
  const { query, jurisdiction = '', court = '', kinds = [], from = '', to = '', sort = 'relevance' } = output.asked
  return { query, jurisdiction, court, kinds, from, to, sort }
}

/** The page of legal research: a query, searches to edit where they are wanted, and the authorities that were found. */
export const panel = definePanel<typeof manifest>(function LegalResearch(props) {
  const { tool, run, pending, stored, start, cancel, toast } = props
  const [fields, setFields] = useState<Fields>(() => fieldsOf(run?.output, run?.label))
  useFailureToast(props, 'Search failed')

  const search = (more: { searches?: readonly string[]; limit?: number } = {}) => start('search', inputOf(fields, more))
  const output = run?.state === 'done' ? run.output : null
  const busy = pending ? (run?.action === 'suggest' ? 'suggest' : 'search') : null
  return (
    <section className={css.page} aria-labelledby="legal-research">
      <h1 id="legal-research" className={stored ? undefined : 'visually-hidden'}>
        {stored ? run?.label : tool.title}
      </h1>
      {!stored && (
        <AskForm
          tool={tool}
          fields={fields}
          onChange={(change) => setFields((before) => ({ ...before, ...change }))}
          busy={busy}
          isSecond={output !== null && !isSearch(output)}
          onSearch={() => search()}
          onSuggest={() => start('suggest', { query: fields.query })}
        />
      )}
      {!pending && (
        <RunStatus run={run} afterError={stored ? 'Nothing was saved.' : 'What you entered is still there.'} />
      )}
      {run && busy === 'search' && <Searching run={run} onCancel={cancel} />}
      {run && output && isSearch(output) && (
        <Results
          run={run}
          output={output}
          toast={toast}
          onUnscope={
            stored
              ? undefined
              : (id) => start('search', { ...output.asked, unscoped: [...(output.asked.unscoped ?? []), id] })
          }
          onAgain={stored ? undefined : (limit) => start('search', { ...output.asked, ...(limit && { limit }) })}
        />
      )}
      {output && !isSearch(output) && !stored && (
        <div>
          <Suggested key={run?.id} suggested={output} onRun={(searches) => search({ searches })} />
        </div>
      )}
      {!run && !stored && (
        <EmptyState title="Enter a legal query to start searching" headingLevel={2}>
          Plain words, a citation such as 384 U.S. 436, or operators: a phrase between quotation marks, AND, OR, NOT, /s
          for one sentence, /p for one paragraph, /5 for five words.
        </EmptyState>
      )}
    </section>
  )
})

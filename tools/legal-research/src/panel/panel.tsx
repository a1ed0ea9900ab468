import { definePanel, useFailureToast } from '@casewright/core/client'
import { EmptyState, RunStatus } from '@casewright/ui'
import { useState } from 'react'
import type { manifest } from '../manifest.ts'
import type { SearchOutput, SuggestOutput } from '../output.ts'
import type { Added } from './add-scope.tsx'
import { AskForm } from './ask-form.tsx'
import { type Fields, inputOf, noFields } from './fields.ts'
import * as css from './panel.css.ts'
import { Results } from './results.tsx'
import { Searching } from './searching.tsx'
import { Suggested } from './suggested.tsx'
import { yearsChip, yearsId } from './years-chip.ts'

const isSearch = (output: SearchOutput | SuggestOutput): output is SearchOutput => 'results' in output

/** What was asked last, so that it stands in the form when the page is opened again. */
function fieldsOf(output: SearchOutput | SuggestOutput | null | undefined, label = ''): Fields {
  if (!output) return { ...noFields, query: label }
  if (!isSearch(output)) return { ...noFields, query: output.question }
  const { query, jurisdiction = '', court = '', kinds = [], from = '', to = '', sort = 'relevance' } = output.asked
  const isAdded = new Set(output.asked.scoped ?? [])
  const scoped = (output.scope ?? []).filter(({ id }) => isAdded.has(id))
  return { query, jurisdiction, court, kinds, from, to, sort, scoped }
}

/** The page of legal research: a query, searches to edit where they are wanted, and the authorities that were found. */
export const panel = definePanel<typeof manifest>(function LegalResearch(props) {
  const { tool, run, pending, stored, start, cancel, toast } = props
  const [fields, setFields] = useState<Fields>(() => fieldsOf(run?.output, run?.label))
  useFailureToast(props, 'Search failed')

  const search = (more: { searches?: readonly string[]; limit?: number } = {}) => start('search', inputOf(fields, more))
  const output = run?.state === 'done' ? run.output : null
  const shown = output && isSearch(output) && !stored ? output : null
  /** Changes the form, and what is shown with it while that is what the form asks for. */
  const again = (change: Partial<Fields>, unscoped: readonly string[] = shown?.asked.unscoped ?? []) => {
    const next = { ...fields, ...change }
    setFields(next)
    if (shown && fields.query === shown.asked.query)
      start('search', inputOf(next, { searches: shown.asked.searches, unscoped }))
  }
  const unscope = (id: string) => {
    const without = [...(shown?.asked.unscoped ?? []), id]
    if (id === yearsId) again({ from: '', to: '' })
    else if (fields.scoped.some((one) => one.id === id))
      again({ scoped: fields.scoped.filter((one) => one.id !== id) }, without)
    else if (shown) start('search', { ...shown.asked, unscoped: without })
  }
  const addToScope = ({ chips, ...years }: Added) => {
    const isNew = new Set(chips.map(({ id }) => id))
    const unscoped = (shown?.asked.unscoped ?? []).filter((id) => !isNew.has(id))
    again({ scoped: [...fields.scoped.filter(({ id }) => !isNew.has(id)), ...chips], ...years }, unscoped)
  }
  const isAdded = new Set(fields.scoped.map(({ id }) => id))
  const named = (shown?.scope ?? []).filter(({ id }) => !isAdded.has(id) && !shown?.asked.scoped?.includes(id))
  const narrow = (years: { from: string; to: string }) => {
    setFields((before) => ({ ...before, ...years }))
    const { from, to, ...asked } = shown?.asked ?? inputOf(fields)
    start('search', { ...asked, ...(years.from && { from: years.from }), ...(years.to && { to: years.to }) })
  }
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
          scope={[...fields.scoped, ...named, ...yearsChip(fields)]}
          isPreferred={!shown || shown.verdict !== undefined}
          onUnscope={unscope}
          onScope={addToScope}
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
          LawToAdd={props.LawToAdd}
          onUnscope={stored ? undefined : unscope}
          onNarrow={stored ? undefined : narrow}
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

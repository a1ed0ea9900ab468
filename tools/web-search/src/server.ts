import type { Evidence } from '@casewright/core'
import { defineServer, orEvidence, type ToolContext } from '@casewright/core/server'
import { notesOf } from './coverage.ts'
import { extractsOf } from './extracts.ts'
import { manifest } from './manifest.ts'
import { nothingWords } from './nothing-words.ts'
import type { Found, Written } from './output.ts'
import { answerSchema, prompt } from './prompt.ts'
import { resultsOf } from './results.ts'
import { evidenceOf, type ResultText, textsOf } from './texts.ts'
import { writtenOf } from './written.ts'

/** Results of one search. */
const limit = 20

const unmade = 'The summary is not made yet.'

/** Names and versions of what a result is made by; kept as its provenance. */
const checks = { domains: '1', extracts: '1' }

export const server = defineServer({
  manifest,
  actions: {
    search: async ({ query, legalOnly, readPages }, context) => {
      context.progress({ message: 'Searching the web' })
      context.provenance(checks)
      const found = await context.web.search(query, { limit })
      const all = resultsOf(found.results)
      const results = legalOnly ? all.filter(({ kind }) => kind !== 'other') : all
      const known = { found, listed: results.length, leftOut: all.length - results.length }
      const first: Found = {
        // What an engine counts is of all publishers.
        totalResults: legalOnly ? results.length : Math.max(found.total, results.length),
        results,
        summary: '',
        summaryNote: unmade,
        by: found.by,
        legalOnly,
        extracts: [],
        written: null,
        coverage: context.coverage({ notes: notesOf({ ...known, pages: { tried: 0, read: 0 }, note: unmade }) }),
      }
      context.partial({ replace: { found: first } })

      const { texts, tried } = await textsOf(results, readPages, context)
      const pages = { tried, read: texts.filter(({ page }) => page).length }
      const extracts = extractsOf(query, texts)
      const { written, note } = await write(query, texts, first, context)
      const nothing = nothingWords(first.coverage.sourcesAsked ?? [], legalOnly)
      return {
        ...first,
        extracts,
        written,
        summaryNote: note,
        summary: summaryOf(written, extracts, results.length, `${nothing.title}.`),
        coverage: context.coverage({
          usesModel: Boolean(written?.statements.length),
          notes: notesOf({ ...known, pages, note }),
        }),
      }
    },
  },
})

const numbered = (words: string, numbers: readonly number[]) =>
  `${words} ${[...new Set(numbers)].map((number) => `[${number}]`).join('')}`

/** The summary as one text, each sentence with the numbers of its results. */
function summaryOf(written: Written | null, extracts: Found['extracts'], results: number, nothing: string): string {
  if (written?.statements.length)
    return written.statements
      .map(({ statement, rests, doubts }) =>
        numbered(
          doubts.length > 0 ? `${statement} [Not verified: ${doubts.join(' ')}]` : statement,
          rests.map(({ result }) => result),
        ),
      )
      .join(' ')
  if (extracts.length > 0) return extracts.map(({ words, result }) => numbered(words, [result])).join(' ')
  return results > 0 ? 'No whole sentence of the results answers the query.' : nothing
}

const verbatim = 'the summary is sentences of the results, word for word.'

/** Asks the model, where there is one. A model that fails takes nothing away, and it is said. */
async function write(
  query: string,
  texts: readonly ResultText[],
  first: Found,
  context: ToolContext,
): Promise<{ written: Written | null; note: string }> {
  if (texts.length === 0) return { written: null, note: 'There was nothing to summarize.' }
  const asked: Evidence = { id: 'query', kind: 'document', title: 'The query', text: query }
  const evidence = [asked, ...texts.map(evidenceOf)]
  const onPartial = (writing: unknown) => context.partial({ replace: { found: first, writing } })
  const { reasoned, note } = await orEvidence(context, { evidence, prompt, schema: answerSchema, onPartial }, verbatim)
  if (!reasoned) return { written: null, note }
  const written = writtenOf(reasoned, texts)
  return { written, note: noteOf(written) }
}

function noteOf({ statements, dropped }: Written): string {
  const out =
    dropped > 0
      ? `${dropped} ${dropped === 1 ? 'sentence' : 'sentences'} of the model ${dropped === 1 ? 'was' : 'were'} left out: the words that they rest on, or what they quote or cite, are not in the results.`
      : ''
  if (statements.length === 0) return `${out || 'The model found nothing to say.'} ${capital(verbatim)}`
  return `The quoted words were found in the results; whether they support the summary was not checked. ${out}`.trim()
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

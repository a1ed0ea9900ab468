import type { Prompt } from '@casewright/core'
import { z } from 'zod'

export const rewriteSchema = z.object({
  improvedText: z.string().meta({ description: 'The improved text alone: no comment, no heading of yours' }),
})

/** For words that stand in the document. */
export const rewritePrompt: Prompt = {
  id: 'document-analyzer-rewrite',
  version: '2',
  task: `The evidence titled "Passage" stands in the document; the one titled "Issue" says what is wrong with it. Rewrite the passage so that the issue is solved and nothing else changes. Keep its numbering, its amounts, dates and periods, its defined terms and its style, and call the parties as the document calls them. Name no party, amount, date, period or law that stands neither in the evidence nor in the issue: where one is needed, leave a blank in square brackets, such as [number of days]. Give the text that replaces the whole passage.`,
}

/** For what is missing, or asked for as an example. */
export const examplePrompt: Prompt = {
  id: 'document-analyzer-example',
  version: '1',
  task: `The evidence titled "Issue" says what is missing in the document or could be better. Write one clause that can be put into the document to solve it, with its defined terms and in its style. Name no party, amount, date, period or law that stands not in the evidence: where one is needed, leave a blank in square brackets, such as [State]. Give the clause alone.`,
}

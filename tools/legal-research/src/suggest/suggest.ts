import { doubtsUnder } from '@casewright/core'
import { orEvidence, type ToolContext } from '@casewright/core/server'
import { mostSearches } from '../input.ts'
import type { SuggestOutput } from '../output.ts'
import { searchesPrompt, searchesSchema } from './prompt.ts'
import { searchesByRules } from './rules.ts'

const longestSearch = 300

/** Searches for a question, to be read and edited before any of them runs. Nothing is searched here. */
export async function suggestSearches(question: string, context: ToolContext): Promise<SuggestOutput> {
  const byRules = (note: string): SuggestOutput => ({
    question,
    searches: searchesByRules(question),
    by: 'rules',
    note,
  })
  const { reasoned, note } = await orEvidence(
    context,
    {
      evidence: [{ id: 'question', kind: 'document', title: 'Question', text: question }],
      prompt: searchesPrompt,
      schema: searchesSchema,
    },
    'the searches are made from the words of the question by fixed rules.',
    'Asking the model for searches',
  )
  if (!reasoned) return byRules(note)
  const { answer, loose, model } = reasoned
  const invents = (at: number) => doubtsUnder(loose, `searches.${at}`).some(({ text }) => !question.includes(text))
  const searches = answer.searches
    .map(({ search, why }, at) => ({ text: search.replace(/\s+/g, ' ').trim(), why: why.trim(), at }))
    .filter(({ text, at }) => text !== '' && text.length <= longestSearch && !invents(at))
    .slice(0, mostSearches)
    .map(({ text, why }) => ({ text, why: why.slice(0, 200) }))
  if (searches.length === 0) return byRules('Made by fixed rules: the model gave no search that can be used.')
  return {
    question,
    searches,
    by: 'model',
    model: model.name,
    note: 'Written by the model from your question.',
  }
}

import { CasewrightError, doubtsUnder } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
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
  if (!context.reason) return byRules('Made from the words of the question by fixed rules: no model is connected.')
  context.progress({ message: 'Asking the model for searches' })
  try {
    const { answer, loose, model } = await context.reason({
      evidence: [{ id: 'question', kind: 'document', title: 'Question', text: question }],
      prompt: searchesPrompt,
      schema: searchesSchema,
    })
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
  } catch (error) {
    if (context.signal.aborted || !CasewrightError.isInstance(error)) throw error
    return byRules(`Made by fixed rules. The model took no part: ${error.message}`)
  }
}

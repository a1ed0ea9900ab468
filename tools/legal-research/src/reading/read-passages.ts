import { CasewrightError, type Evidence, type FoundAuthority } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import type { SearchOutput } from '../output.ts'
import { passagesOf } from './passages.ts'
import { answerSchema, prompt } from './prompt.ts'
import { type WrittenByAuthority, writtenOf } from './written.ts'

export interface ReadByModel {
  written: WrittenByAuthority['by']
  model: SearchOutput['model']
  /** What the coverage line says of it. */
  note: string
}

const none = new Map<string, never>()
const statements = (count: number) => `${count} ${count === 1 ? 'statement' : 'statements'}`

/** Lets the model read the top passages, where there is one. Whatever fails takes nothing from the results. */
export async function readPassages(
  query: string,
  results: readonly FoundAuthority[],
  context: ToolContext,
): Promise<ReadByModel> {
  const alone = (note: string): ReadByModel => ({ written: none, model: null, note })
  if (!context.reason)
    return alone('No model is connected: the summaries are the editors’ or the authorities’ own words.')
  if (results.length === 0) return alone('')
  try {
    const passages = await passagesOf(context.law, results)
    if (passages.length === 0)
      return alone('The model read nothing: no source gave a passage. The summaries are the editors’.')
    context.progress({ message: `Asking the model to read ${passages.length} of the passages` })
    const question: Evidence = { id: 'query', kind: 'document', title: 'What is looked for', text: query }
    const evidence = [question, ...passages.map((passage) => passage.evidence)]
    const reasoned = await context.reason({ evidence, prompt, schema: answerSchema })
    const { by, kept, dropped } = writtenOf(reasoned, passages)
    const model = { name: reasoned.model.name, read: passages.length, kept, dropped }
    const left = dropped > 0 ? ` ${statements(dropped)} left out: what they rest on was not found.` : ''
    const note = `The model read ${passages.length} passages. Each quotation that is shown was found there; whether it supports the statement was not checked.${left}`
    return { written: by, model, note }
  } catch (error) {
    if (context.signal.aborted || !CasewrightError.isInstance(error)) throw error
    return alone(`The model took no part: ${error.message}`)
  }
}

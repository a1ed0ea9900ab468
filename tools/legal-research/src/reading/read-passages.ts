import type { Evidence, FoundAuthority } from '@casewright/core'
import { orEvidence, type ToolContext } from '@casewright/core/server'
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
  const passages = context.reason ? await passagesOf(context.law, results) : []
  if (context.reason && passages.length === 0)
    return alone(
      results.length > 0 ? 'The model read nothing: no source gave a passage. The summaries are the editors’.' : '',
    )
  const question: Evidence = { id: 'query', kind: 'document', title: 'What is looked for', text: query }
  const { reasoned, note } = await orEvidence(
    context,
    { evidence: [question, ...passages.map(({ evidence }) => evidence)], prompt, schema: answerSchema },
    'the summaries are the editors’ or the authorities’ own words.',
    `Asking the model to read ${passages.length} of the passages`,
  )
  if (!reasoned) return alone(note)
  const { by, kept, dropped } = writtenOf(reasoned, passages)
  const left = dropped > 0 ? ` ${statements(dropped)} left out: what they rest on was not found.` : ''
  return {
    written: by,
    model: { name: reasoned.model.name, read: passages.length, kept, dropped },
    note: `The model read ${passages.length} passages. Each quotation that is shown was found there; whether it supports the statement was not checked.${left}`,
  }
}

import type { DocumentText } from '@casewright/core'
import { orEvidence, type ToolContext } from '@casewright/core/server'
import type { CourtField, Summary, Written } from '../output.ts'
import { fieldsBy } from './fields.ts'
import { wordsIn } from './kept.ts'
import { answerSchema, prompt } from './prompt.ts'
import { writtenOf } from './written.ts'

/** What of a result without a model is the document's, and what is not. */
const ours = 'the quotations are the document’s own, the severities and reasons come from a fixed list.'

/** Asks the model, where there is one. A model that fails takes nothing away: the evidence stands alone, and it is said. */
export async function write(
  document: DocumentText,
  found: Pick<Summary, 'courtFields' | 'facts'>,
  context: ToolContext,
): Promise<{ written: Written | null; fields: CourtField[]; note: string }> {
  const info = context.files.documents[0]
  const evidence = {
    id: info?.id ?? 'document',
    kind: 'document',
    title: info?.name ?? 'document',
    text: document.text,
    pages: document.pages,
  } as const
  const onPartial = (value: unknown) => context.partial({ replace: value })
  const request = { evidence: [evidence], prompt, schema: answerSchema, onPartial }
  const { reasoned, note } = await orEvidence(context, request, ours)
  if (!reasoned) return { written: null, fields: [], note }
  const written = writtenOf(reasoned, document.text)
  const fields = fieldsBy(reasoned.answer.fields, found, wordsIn(document.text))
  const wroteNothing = written.checked + written.dropped + fields.length === 0
  if (wroteNothing) return { written: null, fields, note: `The model was asked and wrote nothing: ${ours}` }
  return { written, fields, note: `${foundWords}${leftOut(written.dropped)}` }
}

export const foundWords =
  'Each quotation of the model was found in the document. Whether it supports the statement was not checked.'

export const leftOut = (dropped: number): string =>
  dropped > 0
    ? ` ${dropped} of its statements ${dropped === 1 ? 'was' : 'were'} left out: the words they rest on do not stand in the document.`
    : ''

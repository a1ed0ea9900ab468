import type { Anchor, DocumentText, Evidence } from '@casewright/core'
import { orEvidence, type ToolContext } from '@casewright/core/server'
import { anchorOf } from '@casewright/law'
import { keptOf, wordsIn } from '../model/kept.ts'
import { foundWords, leftOut } from '../model/write.ts'
import type { Answered, FoundPassage } from '../output.ts'
import { askPrompt, askSchema } from './prompt.ts'

/** UTF-16 units up to which a model is given the whole document: what the smallest window holds beside the question. */
const wholeUpTo = 24_000

export interface WrittenAnswer {
  written: Answered['written']
  /** What the model says of its own answer; null where there is none. */
  says: 'yes' | 'in part' | 'no' | null
  note: string
}

/** Asks the model, where there is one, of the document or, of a long one, of the passages that fit. */
export async function writeAnswer(
  question: string,
  document: DocumentText,
  passages: readonly FoundPassage[],
  context: ToolContext,
): Promise<WrittenAnswer> {
  const isWhole = document.text.length <= wholeUpTo
  if (context.reason && !isWhole && passages.length === 0)
    return { written: null, says: 'no', note: 'The model was not used: no passage contains a word from the question.' }
  const asked: Evidence = { id: 'question', kind: 'document', title: 'Question', text: question }
  const pieces = isWhole ? [wholeOf(document, context)] : passages.map((one) => passageOf(one, context))
  const { reasoned, note } = await orEvidence(
    context,
    {
      evidence: [...pieces, asked],
      prompt: askPrompt,
      schema: askSchema,
      maxTokens: 3_000,
      onPartial: (value) => context.partial({ replace: value }),
    },
    'these are the passages alone, and no answer.',
  )
  if (!reasoned) return { written: null, says: null, note }
  const { answer, loose, model } = reasoned
  const statements = keptOf(answer.statements, 'statements', loose, wordsIn(document.text))
    // The words of the question prove nothing.
    .filter(({ quotation }) => quotation.document !== asked.id)
    .map((one) => ({ ...one, quotation: inDocument(one.quotation, document, context) }))
  const dropped = answer.statements.length - statements.length
  return {
    written: { statements, dropped, model: { provider: model.provider, name: model.name } },
    says: answer.answers,
    note: `${isWhole ? '' : `The model was given the ${passages.length} passages that fit the question best, and not the whole document. `}${foundWords}${leftOut(dropped)}`,
  }
}

const titleOf = ({ files }: ToolContext) => files.documents[0]?.name ?? 'document'

const wholeOf = ({ text, pages }: DocumentText, context: ToolContext): Evidence => ({
  id: '0',
  kind: 'document',
  title: titleOf(context),
  text,
  pages,
})

/** A passage as evidence: its id is its place in the document. */
const passageOf = ({ anchor: { start, page, words } }: FoundPassage, context: ToolContext): Evidence => ({
  id: String(start),
  kind: 'document',
  title: page ? `${titleOf(context)}, page ${page}` : titleOf(context),
  text: words,
})

/** A place in a piece of evidence as a place in the document. */
function inDocument({ document: from, start, end }: Anchor, document: DocumentText, { files }: ToolContext): Anchor {
  const offset = Number(from)
  const span = { start: start + offset, end: end + offset }
  return anchorOf(document, span, { document: files.documents[0]?.id })
}

import { withDoubts } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import { readingOf } from '../evidence/reading.ts'
import type { Answered } from '../output.ts'
import { type Direct, directAnswer } from './direct.ts'
import { passagesOf, shown } from './passages.ts'
import { type WrittenAnswer, writeAnswer } from './write.ts'

const askChecks = { passages: '1' }

/** Answers a question about a document from its passages; what the document does not answer is said so. */
export async function ask(question: string, context: ToolContext): Promise<Answered> {
  const { signal } = context
  const document = await context.files.read()
  const id = context.files.documents[0]?.id
  context.progress({ message: 'Looking for the passages' })
  const direct = await directAnswer(document, question, id, signal)
  const found = withDirect(await passagesOf(document, question, id, signal), direct)
  context.provenance(askChecks)
  const { written, says, note } = await writeAnswer(question, document, found.passages, context)
  const passages = found.passages.slice(0, shown)
  const outcome = outcomeOf(written, says)
  return {
    question,
    answer: outcome === 'passages' && direct ? direct.answer : answerOf(outcome, written, passages.length),
    outcome,
    passages,
    missing: found.missing,
    written,
    reading: readingOf(
      document,
      [...(written?.statements ?? []).map(({ quotation }) => quotation), ...passages.map(({ anchor }) => anchor)],
      0,
    ),
    coverage: context.coverage({
      usesModel: written !== null,
      notes: [note, 'Only this document was searched.'],
    }),
  }
}

/** What was asked for by what it is goes before what only has the words of the question. */
const withDirect = (found: Awaited<ReturnType<typeof passagesOf>>, direct: Direct | null) => {
  if (!direct) return found
  const { passages } = direct
  const others = found.passages.filter(
    ({ anchor }) => !passages.some((one) => one.anchor.start < anchor.end && anchor.start < one.anchor.end),
  )
  return { missing: [], passages: [...passages, ...others] }
}

/** A model that says that it answers, and has no words of the document for it, does not. */
function outcomeOf(written: Answered['written'], says: WrittenAnswer['says']): Answered['outcome'] {
  if (says === null) return 'passages'
  if (says === 'no' || !written || written.statements.length === 0) return 'not answered'
  return says === 'yes' && written.dropped === 0 ? 'answered' : 'in part'
}

function answerOf(outcome: Answered['outcome'], written: Answered['written'], passages: number): string {
  if (outcome === 'passages')
    return passages > 0
      ? 'These passages of the document have the words of the question. No conclusion is drawn from them.'
      : 'No passage of the document has the words of the question. Word it as the document would.'
  if (outcome === 'not answered') return 'The part of the document that was read does not answer this question.'
  return (written?.statements ?? []).map(({ statement, doubts }) => withDoubts(statement, doubts)).join(' ')
}

import { type DocumentText, doubtWords, type Evidence, isHeld, visibleText } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import { passageAt } from '../text/passage.ts'
import type { Issue } from './issue.ts'
import { asEvidence, lostFrom, numberedAs, partiesOf } from './original.ts'
import { examplePrompt, rewritePrompt, rewriteSchema } from './prompt.ts'
import { strangersIn } from './strangers.ts'

/** Parties and definitions stand at the start; what belongs to a passage stands around it. */
const opening = 6_000
const around = 3_000

export interface Rewritten {
  text: string
  doubts: string[]
  /** Figures and parties of the passage that it does not have. */
  lost: string[]
  model: { provider: string; name: string }
}

/** Has a model write the passage again, or a clause where there is none, and looks up everything that it names. */
export const rewrite = async (
  document: Pick<DocumentText, 'text'>,
  issue: Issue,
  context: ToolContext,
): Promise<Rewritten | null> => {
  if (!context.reason) return null
  const { text } = document
  const passage = issue.place && passageAt(text, issue.place)
  const near = passage && text.slice(Math.max(0, passage.start - around), passage.end + around)
  const piece = (id: string, title: string, words: string): Evidence => ({ id, kind: 'document', title, text: words })
  const parties = partiesOf(document)
  const evidence = [
    piece('issue', 'Issue', issue.words),
    ...(passage ? [piece('passage', 'Passage', text.slice(passage.start, passage.end))] : []),
    ...(near ? [piece('near', 'What stands around the passage', near)] : []),
    piece('opening', 'How the document begins', text.slice(0, opening)),
    ...asEvidence(parties),
  ]
  context.progress({ message: 'Asking the model' })
  const { answer, loose, model } = await context.reason({
    evidence,
    prompt: passage ? rewritePrompt : examplePrompt,
    schema: rewriteSchema,
  })
  const said = visibleText(answer.improvedText).trim()
  if (!said) return null
  const original = passage && text.slice(passage.start, passage.end)
  const improved = original ? numberedAs(original, said) : said
  const given = [text, issue.words]
  const unknown = doubtWords(loose.filter((one) => !isHeld(one))).filter((words) => !text.includes(words))
  return {
    text: improved,
    doubts: [...new Set([...strangersIn(improved, given), ...unknown])],
    lost: original ? lostFrom(original, improved, parties) : [],
    model: { provider: model.provider, name: model.name },
  }
}

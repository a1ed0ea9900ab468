import type { Evidence } from '@casewright/core'
import { orEvidence, type ToolContext } from '@casewright/core/server'
import { changesBy } from './changes/by-model.ts'
import type { Change } from './changes/change.ts'
import type { Passage, Written } from './output.ts'
import { answerSchema, followUpPrompt, followUpSchema, pickingFrom, prompt } from './prompt.ts'
import type { EarlierTurn } from './search-text.ts'
import { writtenOf } from './written.ts'

interface Writing {
  written: Written | null
  /** Whose words the answer is, in one line. */
  note: string
  /** What it says has changed since an earlier answer. */
  changes: Change[]
}

const alone = 'What is shown are the passages themselves'

/** Asks the model, where there is one and something was found. One that fails takes nothing away, and it is said. */
export async function write(
  passages: readonly Passage[],
  earlier: readonly EarlierTurn[],
  readEvidence: () => Promise<Evidence[]>,
  context: ToolContext,
  onPartial: (writing: unknown) => void,
): Promise<Writing> {
  if (context.reason && passages.every(({ words }) => !words))
    return { written: null, note: 'The model was not used: there is no passage to base an answer on.', changes: [] }
  // Without a conversation there is nothing to change, and no model is asked for it.
  const asked = (earlier.length > 0 ? followUpSchema : answerSchema) as typeof followUpSchema
  const { reasoned, note } = await orEvidence(
    context,
    async () => ({
      evidence: await readEvidence(),
      prompt: earlier.length > 0 ? followUpPrompt : prompt,
      schema: asked,
      small: pickingFrom(passages),
      onPartial,
    }),
    passages.length > 0 ? 'what is shown are the passages themselves, not an answer.' : '',
    `Asking the model about ${passages.length} of the passages`,
  )
  if (!reasoned) return { written: null, note, changes: [] }
  const written = writtenOf(reasoned, passages)
  const changes = earlier.length > 0 ? changesBy(reasoned, passages, earlier) : []
  return { written, note: noteOf(written), changes }
}

function noteOf({ paragraphs, missing, dropped }: Written): string {
  const out =
    dropped > 0
      ? ` ${dropped} ${dropped === 1 ? 'paragraph was' : 'paragraphs were'} left out: what ${dropped === 1 ? 'it quotes or cites' : 'they quote or cite'} is in no passage.`
      : ''
  if (paragraphs.some(({ isPicked }) => isPicked))
    return 'The model picked these sentences from the passages, and wrote no words of its own. Whether they answer the question is for you to judge.'
  if (paragraphs.length === 0)
    return missing
      ? `The model found no answer in the passages. ${alone}.${out}`
      : `The model did not answer. ${alone}.${out}`
  const held = paragraphs.filter((one) => one.held).length
  if (held === 0) return `No passage holds what the model wrote. ${alone} below it.${out}`
  return `The quoted words were found in the passages; whether they support the answer is for you to judge.${out}`
}

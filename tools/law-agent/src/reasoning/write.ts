import type { Checked, Evidence } from '@casewright/core'
import { orEvidence, type ToolContext } from '@casewright/core/server'
import type { Passage, Reference } from '../output.ts'
import type { Read } from '../retrieve/passages.ts'
import { windowsThatFit } from './budget.ts'
import { pickingFrom } from './picking.ts'
import { answerPrompt, answerSchema, type ModelAnswer } from './prompt.ts'
import { recheckCitations } from './recheck.ts'
import { type Stops, tokensSpent } from './stops.ts'
import { windowsOf, wordsFinder } from './windows.ts'
import { type Draft, writtenOf } from './written.ts'

export interface Material {
  question: string
  reads: readonly Read[]
  references: readonly Reference[]
  passages: readonly Passage[]
}

interface Wrote {
  draft: Draft | null
  /** That it took no part and why, where it failed. */
  failed: string | null
}

/** Has the model answer from what was read. One that fails takes nothing away: the passages stand. */
export async function write(
  { question, reads, references, passages }: Material,
  context: ToolContext,
  stops: Stops,
  onPartial: (value: unknown) => void,
): Promise<Wrote> {
  const all = windowsOf(reads, references, passages)
  if (!context.reason || all.length === 0) return { draft: null, failed: null }
  const asked: Evidence = { id: 'question', kind: 'document', title: 'Question', text: question }
  const most = context.budget.most.tokens
  const fit = windowsThatFit(asked, all, context)
  if (!fit) {
    stops.say(tokensSpent(most, 'They do not suffice to have the passages read.'))
    return { draft: null, failed: 'The model was not asked.' }
  }
  const { windows, mostTokens } = fit
  if (windows.length < all.length)
    stops.say(tokensSpent(most, `The model read ${windows.length} of ${all.length} passages.`))
  const evidence = [asked, ...windows.map((window) => window.evidence)]
  const { reasoned, note } = await orEvidence(context, {
    evidence,
    prompt: answerPrompt,
    schema: answerSchema,
    small: pickingFrom(windows, references),
    mostTokens,
    onPartial,
  })
  if (!reasoned) return { draft: null, failed: note }
  context.progress({ message: 'Checking citations and quotations' })
  const answer = await rechecked(reasoned.answer, context)
  return { draft: writtenOf({ ...reasoned, answer }, references, wordsFinder(windows), question), failed: null }
}

async function rechecked(answer: Checked<ModelAnswer>, { law }: ToolContext): Promise<Checked<ModelAnswer>> {
  const counts = answer.paragraphs.map(({ propositions }) => propositions.length)
  const cited = [...answer.premises, ...answer.paragraphs.flatMap(({ propositions }) => propositions)]
  const all = await recheckCitations(cited, law)
  const premises = all.splice(0, answer.premises.length)
  const paragraphs = answer.paragraphs.map((one, at) => ({ ...one, propositions: all.splice(0, counts[at]) }))
  return { ...answer, premises, paragraphs }
}

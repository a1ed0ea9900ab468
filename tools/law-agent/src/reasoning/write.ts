import type { Evidence } from '@casewright/core'
import { orEvidence, type ToolContext } from '@casewright/core/server'
import type { Passage, Reference, Written } from '../output.ts'
import type { Read } from '../retrieve/passages.ts'
import { answerPrompt, answerSchema } from './prompt.ts'
import { recheckCitations } from './recheck.ts'
import { windowsOf, wordsFinder } from './windows.ts'
import { writtenOf } from './written.ts'

export interface Material {
  question: string
  reads: readonly Read[]
  references: readonly Reference[]
  passages: readonly Passage[]
}

interface Wrote {
  written: Written | null
  /** That it took no part and why, where it failed. */
  failed: string | null
}

/** Has the model answer from what was read. One that fails takes nothing away: the passages stand. */
export async function write(
  { question, reads, references, passages }: Material,
  context: ToolContext,
  onPartial: (value: unknown) => void,
): Promise<Wrote> {
  const windows = windowsOf(reads, references, passages)
  if (!context.reason || windows.length === 0) return { written: null, failed: null }
  const asked: Evidence = { id: 'question', kind: 'document', title: 'Question', text: question }
  const evidence = [asked, ...windows.map((window) => window.evidence)]
  const { reasoned, note } = await orEvidence(context, {
    evidence,
    prompt: answerPrompt,
    schema: answerSchema,
    onPartial,
  })
  if (!reasoned) return { written: null, failed: note }
  context.progress({ message: 'Checking citations and quotations' })
  const answer = await recheckCitations(reasoned.answer, context.law)
  const find = wordsFinder(windows)
  const written = writtenOf({ ...reasoned, answer }, references, find, question)
  return { written, failed: null }
}

import { CasewrightError, type Evidence, type SourceAsked } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
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
  asked: SourceAsked[]
  /** Why it took no part, where it failed. */
  failed: string | null
}

/** Has the model answer from what was read. One that fails takes nothing away: the passages stand. */
export async function write(
  { question, reads, references, passages }: Material,
  context: ToolContext,
  onPartial: (value: unknown) => void,
): Promise<Wrote> {
  const windows = windowsOf(reads, references, passages)
  if (!context.reason || windows.length === 0) return { written: null, asked: [], failed: null }
  context.progress({ message: 'Asking the model' })
  const asked: Evidence = { id: 'question', kind: 'document', title: 'Question', text: question }
  try {
    const reasoned = await context.reason({
      evidence: [asked, ...windows.map(({ evidence }) => evidence)],
      prompt: answerPrompt,
      schema: answerSchema,
      onPartial,
    })
    context.progress({ message: 'Checking citations and quotations' })
    const again = await recheckCitations(reasoned.answer, context.law)
    const find = wordsFinder(windows)
    const written = writtenOf({ ...reasoned, answer: again.answer }, references, find, question)
    return { written, asked: again.asked, failed: null }
  } catch (error) {
    if (context.signal.aborted || !CasewrightError.isInstance(error)) throw error
    return { written: null, asked: [], failed: error.message }
  }
}

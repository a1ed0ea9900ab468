import { CasewrightError, type DocumentText } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import type { Analyzed } from '../output.ts'
import { coverageOf } from './coverage.ts'
import { checks, evidenceOf, holdText } from './evidence.ts'
import { listsOf } from './lists.ts'
import { answerSchema, prompt } from './prompt.ts'
import { type Written, writtenOf } from './written.ts'

/** Reads a document, checks it, and lets a model add to what the checks found. The score is the checks' alone. */
export const analyze = async (_: unknown, context: ToolContext): Promise<Analyzed> => {
  const document = await context.files.read()
  const [file] = context.files.documents
  holdText(document, file?.name ?? 'The file')
  context.progress({ message: 'Checking the document' })
  const evidence = evidenceOf(document, file?.id)
  context.provenance(checks)
  const { written, note } = await ask(document, context)
  const whole = written ? withWritten(evidence, written) : evidence
  return {
    ...whole,
    model: written && { ...written.model, dropped: written.dropped },
    coverage: coverageOf(document, whole, written ? 'model' : 'evidence', note),
  }
}

const withWritten = (
  evidence: Omit<Analyzed, 'coverage' | 'model'>,
  { findings: added, strengths }: Written,
): Omit<Analyzed, 'coverage' | 'model'> => {
  const findings = [...evidence.findings, ...added]
  const { overallQuality, strongPoints } = evidence.analysis
  return {
    ...evidence,
    findings,
    analysis: { overallQuality, ...listsOf(findings, [...strongPoints, ...strengths]) },
  }
}

/** A model that fails takes nothing away: what the checks found stands alone, and it is said. */
async function ask(document: DocumentText, context: ToolContext): Promise<{ written: Written | null; note: string }> {
  if (!context.reason) return { written: null, note: 'No model is connected: the checks work alone.' }
  const [file] = context.files.documents
  const evidence = {
    id: file?.id ?? 'document',
    kind: 'document',
    title: file?.name ?? 'document',
    text: document.text,
    pages: document.pages,
  } as const
  context.progress({ message: 'Asking the model' })
  try {
    const written = writtenOf(await context.reason({ evidence: [evidence], prompt, schema: answerSchema }))
    const dropped =
      written.dropped > 0
        ? ` ${written.dropped} more of its statements were left out: what they rest on does not stand in the document.`
        : ''
    const kept = written.findings.length
    return {
      written,
      note: `Model: ${kept} ${kept === 1 ? 'finding' : 'findings'}, each with words that stand in the document; whether they bear it out was not checked. The score does not count them.${dropped}`,
    }
  } catch (error) {
    if (context.signal.aborted || !CasewrightError.isInstance(error)) throw error
    return { written: null, note: `The model took no part: ${error.message} The checks work alone.` }
  }
}

import { counted, type DocumentText, severities, withDoubts } from '@casewright/core'
import { orEvidence, type ToolContext } from '@casewright/core/server'
import { modelCap, reviewDocument } from '@casewright/law'
import type { Analyzed, Finding } from '../output.ts'
import { checks, evidenceOf, holdText } from './evidence.ts'
import { lawCited } from './law-cited.ts'
import { listsOf } from './lists.ts'
import { answerSchema, prompt } from './prompt.ts'
import { type Written, writtenOf } from './written.ts'

/** Reads a document, checks it, and lets a model add to what the checks found. A model moves the score within a bound. */
export const analyze = async (_: unknown, context: ToolContext): Promise<Analyzed> => {
  const document = await context.files.read()
  const [file] = context.files.documents
  holdText(document, file?.name ?? 'The file')
  context.progress({ message: 'Checking the document' })
  const cited = await lawCited(document, file?.id, context.law)
  const checked = reviewDocument(document)
  const evidence = withWritten(evidenceOf(document, file?.id, cited.findings, [], checked), {
    findings: [],
    strengths: [],
  })
  context.provenance(checks)
  const { written, note } = await ask(document, context)
  const whole = written
    ? withWritten(evidenceOf(document, file?.id, cited.findings, written.findings, checked), written)
    : evidence
  return {
    ...whole,
    model: written && { ...written.model, dropped: written.dropped },
    coverage: context.coverage({ usesModel: written !== null, notes: notesOn(whole, note, cited.note) }),
  }
}

/** How many checks looked at it, and what became of the model. */
const notesOn = (
  { checks, findings }: Pick<Analyzed, 'checks' | 'findings'>,
  note: string,
  ofLaw: string,
): string[] => [
  `Evidence: ${checks.run} checks looked at it, ${checks.passed} of them found nothing.`,
  note,
  ...(findings.some(({ id }) => id.startsWith('missing.'))
    ? ['What is missing was looked for by its usual words: read before you rely on it.']
    : []),
  ofLaw,
]

const withWritten = (
  evidence: Omit<Analyzed, 'coverage' | 'model'>,
  { findings: added, strengths }: Pick<Written, 'findings' | 'strengths'>,
): Omit<Analyzed, 'coverage' | 'model'> => {
  const findings = bySeverity([...evidence.findings, ...added])
  const { overallQuality, strongPoints } = evidence.analysis
  const summary = lookFirst(overallQuality.summary, findings[0], overallQuality.score !== null)
  return {
    ...evidence,
    findings,
    analysis: { overallQuality: { ...overallQuality, summary }, ...listsOf(findings, [...strongPoints, ...strengths]) },
  }
}

/** The gravest first, whoever found it; of the same severity the checks' before a model's. */
const bySeverity = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity))

/** Names the worst of all findings, also where a score names none because the checks found none. */
const lookFirst = (summary: string, worst: Finding | undefined, isScored: boolean): string => {
  const head = summary.replace(/ Look first at: .*$/s, '')
  const named = worst && (isScored || head !== summary)
  return named ? `${head} Look first at: ${withDoubts(worst.title, worst.doubts).replace(/\.$/, '')}.` : summary
}

/** A model that fails takes nothing away: what the checks found stands alone, and it is said. */
async function ask(document: DocumentText, context: ToolContext): Promise<{ written: Written | null; note: string }> {
  const [file] = context.files.documents
  const evidence = {
    id: file?.id ?? 'document',
    kind: 'document',
    title: file?.name ?? 'document',
    text: document.text,
    pages: document.pages,
  } as const
  const request = { evidence: [evidence], prompt, schema: answerSchema }
  const { reasoned, note } = await orEvidence(context, request, 'the checks work alone.')
  if (!reasoned) return { written: null, note }
  const written = writtenOf(reasoned)
  const kept = written.findings.length
  // What nothing is shown of took no part in the result.
  if (kept + written.strengths.length === 0)
    return {
      written: null,
      note:
        written.dropped > 0
          ? `Nothing that the model wrote is shown: ${counted(written.dropped, 'statement')} left out, because what they rest on does not stand in the document. The checks work alone.`
          : 'The model was asked and wrote nothing: the checks work alone.',
    }
  const dropped =
    written.dropped > 0
      ? ` ${written.dropped} more of its statements were left out: what they rest on does not stand in the document.`
      : ''
  return {
    written,
    note: `Model: ${kept} ${kept === 1 ? 'finding' : 'findings'}, each quoting words found in the document; whether they support it was not checked. They take at most ${modelCap} points off the score.${dropped}`,
  }
}

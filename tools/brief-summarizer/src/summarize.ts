import type { ToolContext } from '@casewright/core/server'
import { checkCitations } from './evidence/check-citations.ts'
import { checks, evidenceOf } from './evidence/evidence.ts'
import { readingOf } from './evidence/reading.ts'
import { withWritten } from './model/with-written.ts'
import { write } from './model/write.ts'
import type { Summary } from './output.ts'

/** Reads a document and says what carries it: by evidence, and by a model where there is one. */
export async function summarize(context: ToolContext): Promise<Summary> {
  const { signal } = context
  const document = await context.files.read()
  const id = context.files.documents[0]?.id
  const { evidence, cited } = await evidenceOf(document, { id, signal, onStep: context.progress })
  context.provenance(checks)
  if (cited.length > 0) context.progress({ message: 'Looking up the citations' })
  const citations = await checkCitations(cited, context.law)
  signal.throwIfAborted()
  const { written, fields, note } = await write(document, evidence, context)
  const found: Summary = {
    ...evidence,
    ...(fields.length > 0 && { courtFields: [...(evidence.courtFields ?? []), ...fields] }),
    citations: citations.checks,
    written: null,
    reading: { whole: true, parts: [] },
    warnings: document.warnings,
    coverage: context.coverage({
      usesModel: written !== null,
      citations: citations.checks,
      notes: [note, ...citations.notes],
    }),
  }
  const summary = written ? withWritten(found, written) : found
  return { ...summary, reading: readingOf(document, placesOf(summary)) }
}

/** Every place that a result names, in the order in which it is read. */
const placesOf = ({ summarySentences, otherLengths, keyPointAnchors, written, ...rest }: Summary) => [
  ...[...(written?.sentence ?? []), ...(written?.summary ?? []), ...(written?.detail ?? [])].map(
    ({ quotation }) => quotation,
  ),
  ...[...summarySentences, ...otherLengths.sentence, ...otherLengths.detail, ...rest.foundPoints].map(
    ({ anchor }) => anchor,
  ),
  ...keyPointAnchors,
  ...rest.legalImplications.flatMap(({ anchors = [] }) => anchors),
  ...rest.facts.map(({ anchor }) => anchor),
  ...(rest.courtFields ?? []).map(({ anchor }) => anchor),
  ...rest.citations.flatMap(({ anchor }) => anchor ?? []),
]

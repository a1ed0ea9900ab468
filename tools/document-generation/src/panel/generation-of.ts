import type { Answers, Work } from '../draft/work.ts'
import type { Known } from '../office/fills.ts'
import type { DocumentType, Generated } from '../output.ts'
import type { Made } from '../preview/made.ts'

/** What was answered, and as empty what is known elsewhere and was cleared; the server fills in the rest of that. */
function given(answers: Answers = {}, known: readonly Known[] = []): Answers {
  const isKnown = (name: string) => known.some(({ values }) => values[name])
  return Object.fromEntries(Object.entries(answers).filter(([name, value]) => value.trim() !== '' || isKnown(name)))
}

/**
 * What is sent: the specification's payload, and beside it what the person corrected and may be told.
 * @param today ISO 8601, with which the document is dated
 */
export function generationOf(
  work: Work,
  type: DocumentType,
  today: string,
  known: readonly Known[] = [],
): Record<string, unknown> {
  const corrections = work.corrections[type.id] ?? {}
  const may = work.tellModel.filter((name) => type.fields.some((field) => field.name === name && field.sensitive))
  return {
    documentType: type.id,
    inputMethod: work.method,
    today,
    ...(work.method === 'manual'
      ? { formData: given(work.answers[type.id], known) }
      : {
          textContent: work.text,
          ...(Object.keys(corrections).length > 0 && { corrections }),
        }),
    ...(may.length > 0 && { tellModel: may }),
  }
}

export const isGenerated = (output: unknown): output is Generated =>
  typeof output === 'object' && output !== null && 'formattedContent' in output && 'documentType' in output

/** Of a result what the preview shows. */
export const madeOf = ({ formattedContent: _, typeTitle: __, ...made }: Generated): Made => made

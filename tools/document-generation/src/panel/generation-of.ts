import type { Answers, Work } from '../draft/work.ts'
import type { DocumentType, Generated } from '../output.ts'
import type { Made } from '../preview/made.ts'

const given = (answers: Answers = {}): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value.trim() !== ''))

/**
 * What is sent: the specification's payload, and beside it what the person corrected and may be told.
 * @param today ISO 8601, with which the document is dated
 */
export function generationOf(work: Work, type: DocumentType, today: string): Record<string, unknown> {
  const corrections = work.corrections[type.id] ?? {}
  const may = work.tellModel.filter((name) => type.fields.some((field) => field.name === name && field.sensitive))
  return {
    documentType: type.id,
    inputMethod: work.method,
    today,
    ...(work.method === 'manual'
      ? { formData: given(work.answers[type.id]) }
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
